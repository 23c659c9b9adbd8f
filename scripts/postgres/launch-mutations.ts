import { edit, type Mutation } from './mutation'

const state = 'private.launch_state()'

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
    sql: edit(state, "g.status = 'published'\n        or exists", 'true\n        or exists'),
  },
  {
    name: 'the launch check forgets pictures that tours show',
    sql: edit(state, 't.image = g.url', 'false'),
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
