/** A mistake that somebody could make in a migration, and that the policy tests must notice. */
export type Mutation = { name: string; sql: string }

/** The tables the editors write, and how their policies call the rows and the reading. */
export const contentTables = [
  { table: 'tours', noun: 'tours', read: 'read' },
  { table: 'blog_posts', noun: 'articles', read: 'read' },
  { table: 'gallery_images', noun: 'pictures', read: 'see' },
]

/** Replaces a piece of a function; fails when the piece is not there. */
export function edit(signature: string, piece: string, replacement: string): string {
  const quoted = (text: string) => `$edit$${text}$edit$`
  return `do $do$ declare whole text := pg_get_functiondef('${signature}'::regprocedure); begin
    if strpos(whole, ${quoted(piece)}) = 0 then raise exception 'nothing to replace in ${signature}'; end if;
    execute replace(whole, ${quoted(piece)}, ${quoted(replacement)}); end $do$`
}

/**
 * Makes the view of a content table again with a piece replaced, its own columns without their table; fails
 * when the piece is not there.
 */
export function editView(table: string, piece: string, replacement: string): string {
  const quoted = (text: string) => `$edit$${text}$edit$`
  const view = `public.published_${table}`
  return `do $do$ declare whole text := replace(pg_get_viewdef('${view}'::regclass), '${table}.', ''); begin
    if strpos(whole, ${quoted(piece)}) = 0 then raise exception 'nothing to replace in ${view}'; end if;
    drop view ${view};
    execute 'create view ${view} with (security_invoker = true) as ' || replace(whole, ${quoted(piece)}, ${quoted(replacement)});
    grant select on ${view} to anon, authenticated; end $do$`
}
