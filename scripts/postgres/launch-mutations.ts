import { edit, type Mutation } from './mutation'

const state = 'private.launch_state()'
const onSite = 'private.is_on_site(public.gallery_images)'

/** Mutants of what the launch check reads and keeps. */
export const launchMutations: Mutation[] = [
  {
    name: 'the studio says that a backup was made',
    sql: edit('private.keep_as_shipped(text, boolean)', "or of_point = 'backup'", ''),
  },
  {
    name: 'what is kept as shipped cannot be taken back',
    sql: edit('private.keep_as_shipped(text, boolean)', 'where m.point = of_point', 'where false'),
  },
  {
    name: 'an upload is a painting',
    sql: edit('private.is_shipped_picture(text)', "and url not like '/images/%/uploads/%'", ''),
  },
  {
    name: 'the launch check counts paintings of drafts',
    sql: edit(state, "where g.status = 'published' and", 'where'),
  },
  {
    name: 'the launch check asks for the consent of paintings',
    sql: edit(state, 'and g.storage_path is not null', ''),
  },
  {
    name: 'the launch check asks for the consent in pictures that nobody sees',
    sql: edit(state, 'and private.is_on_site(g)', ''),
  },
  {
    name: 'the launch check asks for the consent in pictures of drafts',
    sql: edit(onSite, "and u.status = 'published'", ''),
  },
  {
    name: 'the launch check forgets pictures that tours, articles and sheets show',
    sql: edit(onSite, 'u.file = picture.storage_path', 'false'),
  },
  {
    name: 'the launch check forgets pictures that are kept on the site',
    sql: edit(onSite, 'k.item_id = picture.id', 'false'),
  },
  {
    name: 'the launch check asks for the consent in pictures that are kept off the site',
    sql: edit(onSite, 'and k."row" is not null', ''),
  },
  {
    name: 'a tour that somebody has saved is unread',
    sql: edit(state, 'and t.updated_by is null', ''),
  },
  {
    name: 'logos of partners are pictures of pages',
    sql: edit(state, "f.key <> 'partners' and", ''),
  },
]
