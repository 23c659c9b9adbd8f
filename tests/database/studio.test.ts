import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LocalStack } from '../../supabase/local/stack'
import { bootCast, outcome } from './cast'
import { idOf, memberOf, type Client } from './local-stack'

// What the studio asks of the database beside reading and writing rows, through the API.

let stack: LocalStack
let visitor: Client
let member: Client
let admin: Client

beforeAll(async () => {
  ;({ stack, visitor, member, admin } = await bootCast())
})
afterAll(() => stack.stop())

async function addTour(title: string, more: object = {}): Promise<number> {
  const { data, error } = await admin
    .from('tours')
    .insert({ title, category: 'Farm Tours', ...more })
    .select('id')
    .single()
  if (error) throw error
  return Number(data.id)
}

async function newestChange(arguments_: object): Promise<Record<string, unknown>> {
  const { data, error } = await admin.rpc('activity', { page_size: 1, ...arguments_ })
  if (error) throw error
  const [change]: Record<string, unknown>[] = data
  if (change === undefined) throw new Error('nothing was logged')
  return change
}

describe('functions of administrators', () => {
  test.each([
    ['activity', {}],
    ['restore_change', { change_id: 1 }],
    ['people', {}],
    ['give_role', { account: '00000000-0000-4000-8000-000000000000', wanted: 'admin' }],
    ['end_access', { account: '00000000-0000-4000-8000-000000000000' }],
    ['invite', { address: 'new@example.org', wanted: 'editor' }],
    ['invitation_sent', { invitation_id: 1 }],
    ['revoke_invitation', { invitation_id: 1 }],
    ['list_invitations', {}],
    ['set_home_featured', { tour_ids: [1, 2, 3] }],
    ['move_row', { of_table: 'tours', row_id: 1, before_id: 2 }],
    ['place_rows', { of_table: 'tours', row_ids: [1], before_id: 2 }],
    ['arrange_rows', { of_table: 'tours', row_ids: [1, 2] }],
    ['files_without_thumbnail', {}],
    ['launch_state', {}],
    ['keep_as_shipped', { of_point: 'name', is_kept: true }],
    ['picture_uses', { picture_url: '/images/a.webp' }],
    ['orphan_files', {}],
    ['kept_items', {}],
    ['keep_back', { kind: 'tour', id: 1 }],
    ['release', { kind: 'tour', id: 1 }],
  ])('X6 X7 %s is closed to visitors and members', async (name, arguments_) => {
    expect(outcome(await visitor.rpc(name, arguments_))).toEqual([401, '42501', null])
    expect(outcome(await member.rpc(name, arguments_))).toEqual([403, '42501', null])
  })
})

describe('the order', () => {
  const order = async () => {
    const { data } = await visitor.from('tours').select('id').order('sort_order').order('id')
    return data?.map((row) => Number(row.id))
  }

  test('K14 the sample content keeps the order of its modules', async () => {
    expect(await order()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  })

  test('K14 K18 a tour moves before another and last, and nobody who has it open notices', async () => {
    const move = (row: number, before: number | null) =>
      admin.rpc('move_row', { of_table: 'tours', row_id: row, before_id: before })
    expect((await move(5, 2)).error).toBeNull()
    expect((await move(1, null)).error).toBeNull()
    expect(await order()).toEqual([5, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1])
    const { data } = await admin.from('tours').select('version').in('id', [1, 5])
    expect(data).toEqual([{ version: 1 }, { version: 1 }])
    expect((await admin.rpc('activity', { of_table: 'tours' })).data).toEqual([])
    expect(outcome(await move(1, 99_999))).toEqual([404, 'PT404', null])
    expect(
      outcome(await admin.rpc('move_row', { of_table: 'profiles', row_id: 1, before_id: null })),
    ).toEqual([400, '22023', null])
  })

  test('K14 a new tour comes last', async () => {
    const id = await addTour('Comes last', { status: 'published' })
    expect((await order())?.at(-1)).toBe(id)
  })
})

describe('addresses', () => {
  test('a published address keeps answering under its old name, a draft just moves', async () => {
    const id = await addTour('Old name', { status: 'published' })
    const draft = await addTour('Only a draft')
    await admin.from('tours').update({ slug: 'new-name' }).eq('id', id)
    await admin.from('tours').update({ slug: 'still-a-draft' }).eq('id', draft)
    const read = () =>
      visitor.from('redirects').select('from_path, tour_id, tours(slug)').in('tour_id', [id, draft])
    expect((await read()).data).toEqual([
      { from_path: '/tours/old-name', tour_id: id, tours: { slug: 'new-name' } },
    ])
    const taken = await admin.from('tours').update({ slug: 'old-name' }).eq('id', draft)
    expect(outcome(taken)).toEqual([409, '23505', null])
    await admin.from('tours').update({ status: 'unpublished' }).eq('id', id)
    expect((await read()).data).toEqual([])
    const removed = await admin.from('redirects').delete().eq('tour_id', id).select('from_path')
    expect(removed.data).toEqual([{ from_path: '/tours/old-name' }])
  })
})

describe('activity', () => {
  test('Z80 Z81 tells a handed-over ownership from rights, and under which address it was done', async () => {
    const account = await idOf(member)
    await admin.rpc('give_role', { account, wanted: 'admin' })
    expect(outcome(await member.rpc('hand_over', { account }))).toEqual([403, '42501', null])
    expect((await admin.rpc('hand_over', { account })).error).toBeNull()
    expect(outcome(await admin.rpc('end_access', { account }))).toEqual([423, 'PT423', null])
    const { data } = await admin
      .rpc('activity', { of_table: 'user_roles', page_size: 2 })
      .select('op, actor_email, old_role:old_row->>role, new_role:new_row->>role')
    const actor_email = 'admin@example.com'
    expect(data).toEqual([
      { op: 'INSERT', actor_email, old_role: null, new_role: 'owner' },
      { op: 'DELETE', actor_email, old_role: 'owner', new_role: null },
    ])
    await member.rpc('hand_over', { account: await idOf(admin) })
    await admin.rpc('end_access', { account })
  })

  test('K19 tells who did what, and brings a deleted row and an earlier state back', async () => {
    const id = await addTour('Precious', { status: 'published', itinerary: ['First', 'Second'] })
    await admin.from('tours').update({ title: 'Changed' }).eq('id', id)
    const change = await newestChange({ of_table: 'tours', of_row: String(id) })
    expect(change).toMatchObject({
      actor: await idOf(admin),
      actor_name: 'Local admin',
      table_name: 'tours',
      op: 'UPDATE',
      row_id: String(id),
      title: 'Changed',
      old_row: { title: 'Precious' },
      new_row: { title: 'Changed' },
    })
    const undone = await admin.rpc('restore_change', { change_id: change['id'] })
    expect(undone.data).toMatchObject({ id, title: 'Precious', version: 3 })

    await admin.from('tours').delete().eq('id', id)
    const deletion = await newestChange({ of_table: 'tours' })
    expect(deletion).toMatchObject({ op: 'DELETE', title: 'Precious', new_row: null })
    const restored = await admin.rpc('restore_change', { change_id: deletion['id'] })
    expect(restored.data).toMatchObject({ id, itinerary: ['First', 'Second'], version: 4 })
    expect(outcome(await admin.rpc('restore_change', { change_id: deletion['id'] }))).toEqual([
      409,
      '23505',
      null,
    ])
    const older = await admin.rpc('activity', { before_id: change['id'], page_size: 1 })
    expect(older.data).toMatchObject([{ op: 'INSERT', title: 'Precious' }])
  })

  test('K19 refuses what cannot be taken back', async () => {
    const id = await addTour('Just added')
    const added = await newestChange({ of_table: 'tours', of_row: String(id) })
    expect(outcome(await admin.rpc('restore_change', { change_id: added['id'] }))).toEqual([
      400,
      'PT400',
      null,
    ])
    expect(outcome(await admin.rpc('restore_change', { change_id: 0 }))).toEqual([
      404,
      'PT404',
      null,
    ])
  })
})

describe('people', () => {
  test('K22 administrators see everybody and make and unmake administrators', async () => {
    const other = await memberOf(stack, 'other@example.org', { full_name: 'Other' })
    const account = await idOf(other)
    const { data } = await admin.rpc('people')
    const people: Record<string, unknown>[] = data
    expect(people.find((person) => person['id'] === account)).toMatchObject({
      full_name: 'Other',
      contact_email: 'other@example.org',
      sign_in_email: 'other@example.org',
      role: null,
      until: null,
      is_confirmed: true,
      is_self: false,
    })
    expect(people.filter((person) => person['is_self'])).toMatchObject([
      { sign_in_email: stack.adminEmail, role: 'admin', is_owner: true },
    ])
    const grant = () => admin.rpc('give_role', { account, wanted: 'admin' })
    const revoke = () => admin.rpc('end_access', { account })
    expect((await grant()).data).toBe('given')
    expect((await grant()).data).toBe('unchanged')
    expect((await other.rpc('people')).error).toBeNull()
    expect((await revoke()).data).toBe('ended')
    expect((await revoke()).data).toBe('had none')
    expect((await other.rpc('people')).status).toBe(403)
    expect(await newestChange({ of_table: 'user_roles' })).toMatchObject({
      op: 'DELETE',
      title: 'Other',
    })
  })

  test('K22 keeps the last administrator, and makes none of unconfirmed or missing accounts', async () => {
    const waiting = await memberOf(stack, 'waiting@example.org')
    const account = await idOf(waiting)
    await stack.sql('update auth.users set email_confirmed_at = null where id = $1', [account])
    expect(outcome(await admin.rpc('give_role', { account, wanted: 'admin' }))).toEqual([
      409,
      'PT409',
      null,
    ])
    const missing = { account: '00000000-0000-4000-8000-000000000000' }
    expect(outcome(await admin.rpc('give_role', { ...missing, wanted: 'admin' }))).toEqual([
      404,
      'PT404',
      null,
    ])
    expect(outcome(await admin.rpc('end_access', missing))).toEqual([404, 'PT404', null])
    const self = { account: await idOf(admin) }
    expect(outcome(await admin.rpc('end_access', self))).toEqual([400, '23514', null])
  })
})

describe('the home page', () => {
  const read = async (client: Client) =>
    (await client.from('home_featured').select('tour_id').order('position')).data?.map((row) =>
      Number(row.tour_id),
    )

  test('K28 shows three tours in the order the studio sets', async () => {
    expect(await read(visitor)).toEqual([3, 5, 8])
    const set = (tourIds: number[]) => admin.rpc('set_home_featured', { tour_ids: tourIds })
    expect((await set([8, 3, 6])).error).toBeNull()
    expect(await read(visitor)).toEqual([8, 3, 6])
    expect(await newestChange({ of_table: 'home_featured' })).toMatchObject({
      old_row: { tour_ids: [3, 5, 8] },
      new_row: { tour_ids: [8, 3, 6] },
    })
    for (const wrong of [[1, 2], [1, 2, 2], [1, 2, 99_999], [1, 2, 3, 4], []]) {
      expect(outcome(await set(wrong))).toEqual([400, '22023', null])
    }
    expect(outcome(await admin.from('home_featured').delete().eq('position', 1))).toEqual([
      403,
      '42501',
      null,
    ])
    expect(await read(visitor)).toEqual([8, 3, 6])
  })
})

describe('pictures', () => {
  test('K20 tells where a picture is used', async () => {
    const url = '/storage/v1/object/public/gallery/tours/used.webp'
    const tour = await addTour('With a picture', { image: url })
    const { data: post } = await admin
      .from('blog_posts')
      .insert({ title: 'Inside the text', content: `<p><img src="${url}" alt=""></p>` })
      .select('id')
      .single()
    expect((await admin.rpc('picture_uses', { picture_url: url })).data).toEqual([
      { kind: 'tour', id: tour, title: 'With a picture', status: 'draft', places: ['cover'] },
      {
        kind: 'post',
        id: Number(post?.id),
        title: 'Inside the text',
        status: 'draft',
        places: ['text'],
      },
    ])
  })

  test('K21 tells which files nothing uses, a day after they came', async () => {
    const upload = (name: string) =>
      admin.storage.from('gallery').upload(name, new Blob(['picture'], { type: 'image/webp' }))
    await upload('gallery/left.webp')
    await upload('gallery/kept.webp')
    await admin
      .from('gallery_images')
      .insert({ url: '/images/kept.webp', storage_path: 'gallery/kept.webp' })
    expect((await admin.rpc('orphan_files')).data).toEqual([])
    await stack.sql(`update storage.objects set created_at = now() - interval '25 hours'`)
    expect((await admin.rpc('orphan_files')).data).toMatchObject([
      { name: 'gallery/left.webp', size: 7 },
    ])
  })

  test('K8 publishes no picture without a text, in words a client can read', async () => {
    const add = (more: object) =>
      admin.from('gallery_images').insert({ url: '/images/a.webp', status: 'published', ...more })
    const refused = await add({})
    expect(outcome(refused)).toEqual([400, '23514', null])
    expect(refused.error?.message).toContain('needs a text')
    expect((await add({ alt: 'A goat on a stump' })).error).toBeNull()
    expect((await add({ decorative: true })).error).toBeNull()
  })

  test('K6 remembers where the eye goes', async () => {
    const id = await addTour('Cut to the side', { focus_x: 20 })
    const { data } = await admin
      .from('tours')
      .update({ focus_y: 80 })
      .eq('id', id)
      .select('focus_x, focus_y')
    expect(data).toEqual([{ focus_x: 20, focus_y: 80 }])
    expect(outcome(await admin.from('tours').update({ focus_y: 101 }).eq('id', id))).toEqual([
      400,
      '23514',
      null,
    ])
  })
})
