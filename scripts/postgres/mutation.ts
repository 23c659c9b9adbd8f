/** A mutant: a mistake that could be made in a migration, and that the policy tests must notice. */
export type Mutation = { name: string; sql: string }

/** The tables that editors write, and the words in the names of their policies. */
export const contentTables = [
  { table: 'tours', noun: 'tours', read: 'read' },
  { table: 'blog_posts', noun: 'articles', read: 'read' },
  { table: 'gallery_images', noun: 'pictures', read: 'see' },
]

/** SQL that replaces a piece of a function; fails when the piece is not there. */
export function edit(signature: string, piece: string, replacement: string): string {
  const quoted = (text: string) => `$edit$${text}$edit$`
  return `do $do$ declare definition text := pg_get_functiondef('${signature}'::regprocedure); begin
    if strpos(definition, ${quoted(piece)}) = 0 then raise exception 'nothing to replace in ${signature}'; end if;
    execute replace(definition, ${quoted(piece)}, ${quoted(replacement)}); end $do$`
}

/**
 * SQL that recreates the view of a content table with a piece replaced; fails when the piece is not there.
 * The table's name is removed from its columns first.
 */
export function editView(table: string, piece: string, replacement: string): string {
  const quoted = (text: string) => `$edit$${text}$edit$`
  const view = `public.published_${table}`
  return `do $do$ declare definition text := replace(pg_get_viewdef('${view}'::regclass), '${table}.', ''); begin
    if strpos(definition, ${quoted(piece)}) = 0 then raise exception 'nothing to replace in ${view}'; end if;
    drop view ${view};
    execute 'create view ${view} with (security_invoker = true) as ' || replace(definition, ${quoted(piece)}, ${quoted(replacement)});
    grant select on ${view} to anon, authenticated; end $do$`
}

/**
 * SQL that recreates the view of a content table without a column, or with one more of the table.
 */
export function reshapeView(
  table: string,
  { without = '', plus }: { without?: string; plus?: string },
): string {
  const view = `public.published_${table}`
  const join = plus ? ` join public.${table} source on source.id = v.id` : ''
  return `do $do$ declare
    definition text := rtrim(pg_get_viewdef('${view}'::regclass), ';');
    columns text := (select string_agg(format('v.%I', a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = '${view}'::regclass and a.attnum > 0 and a.attname <> '${without}')${plus ? ` || ', source.${plus}'` : ''};
  begin
    drop view ${view};
    execute 'create view ${view} with (security_invoker = true) as select ' || columns || ' from (' || definition || ') v${join}';
    grant select on ${view} to anon, authenticated; end $do$`
}
