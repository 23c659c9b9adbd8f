import { edit, type Mutation } from './mutation'

const files = 'private.gallery_files()'

/** Mistakes about pictures that builds keep in the bucket. */
export const derivedMutations: Mutation[] = [
  {
    name: 'editors write the index of derived pictures',
    sql: `grant select, insert, update, delete on public.derived_pictures to authenticated;
      create policy "Open" on public.derived_pictures to authenticated using (private.may('publish')) with check (private.may('publish'))`,
  },
  {
    name: 'anybody writes the index of derived pictures',
    sql: `grant insert on public.derived_pictures to anon;
      create policy "Open" on public.derived_pictures for insert to anon with check (true)`,
  },
  {
    name: 'builds do not see the index of derived pictures',
    sql: 'alter policy "Builds read what may be used" on public.derived_pictures using (false)',
  },
  {
    name: 'any key is taken into the index of derived pictures',
    sql: 'alter table public.derived_pictures drop constraint derived_pictures_key_check',
  },
  {
    name: 'any name is taken into the index of derived pictures',
    sql: 'alter table public.derived_pictures drop constraint derived_pictures_master_check',
  },
  {
    name: 'any list of files is taken into the index of derived pictures',
    sql: 'alter table public.derived_pictures drop constraint derived_pictures_files_check',
  },
  {
    name: 'contributors upload derived pictures',
    sql: `create policy "Open" on storage.objects for insert to authenticated
      with check (bucket_id = 'gallery' and (select private.may('write')) and name like 'derived/%')`,
  },
  {
    name: 'editors replace derived pictures',
    sql: `create policy "Open" on storage.objects for update to authenticated
      using (bucket_id = 'gallery' and (select private.may('publish')) and name like 'derived/%')
      with check (bucket_id = 'gallery' and (select private.may('publish')) and name like 'derived/%')`,
  },
  {
    name: 'what was derived from a withdrawn picture counts as another',
    sql: edit('private.is_withdrawn(text)', 'w.hash = private.derived_from(file)', 'false'),
  },
  {
    name: 'a withdrawn picture stays in the index of derived pictures',
    sql: 'alter table public.withdrawn_pictures disable trigger forget_derived',
  },
  {
    name: 'a withdrawn picture comes back into the index of derived pictures',
    sql: 'alter table public.derived_pictures disable trigger refuse_withdrawn',
  },
  {
    name: 'the withdrawn pictures alone are derived again',
    sql: edit('private.refuse_withdrawn_derived()', 'w.hash = new.master', 'w.hash <> new.master'),
  },
  {
    name: 'derived pictures stay for good',
    sql: edit(files, "when master.hash is not null then 'used'", "when true then 'used'"),
  },
  {
    name: 'derived pictures leave with every publish',
    sql: edit(files, "when master.hash is not null then 'used'", "when false then 'used'"),
  },
  {
    name: 'derived pictures of deleted uploads stay',
    sql: edit(files, "where u.state = 'used'", ''),
  },
  {
    name: 'derived pictures count as uploads',
    sql: edit(files, "o.name not like 'derived/%'", 'true'),
  },
  {
    name: 'small copies are made of derived pictures',
    sql: edit('private.files_without_thumbnail()', "o.name not like 'derived/%'", 'true'),
  },
]
