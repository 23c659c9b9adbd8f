-- Two addresses below /tours and /blog belong to the site: `index` is the list of all, and `404` the
-- blog's page for posts that are not there. An automatic slug goes around them; one that is typed is
-- refused before it is published, by the schema of the forms.
create or replace function private.free_slug(of_table text, title text, fallback text, section text) returns text
language plpgsql set search_path = '' as $$
declare
  base text := coalesce(nullif(private.slug_of(title), ''), fallback);
  candidate text := base;
  suffix int := 1;
  taken boolean;
begin
  loop
    execute format('select $1 in (''index'', ''404'')
      or exists (select 1 from public.%I where slug = $1)
      or exists (select 1 from public.redirects where from_path = $2)', of_table)
      into taken using candidate, section || candidate;
    exit when not taken;
    suffix := suffix + 1;
    candidate := base || '-' || suffix;
  end loop;
  return candidate;
end
$$;
