import { describe, expect, test } from 'vitest'
import { changedFields, mergeChanges } from '../../../../src/admin/kit/drafts/merge-changes'

const base = { title: 'Tea', days: 1, stops: ['Gate', 'Field'] }

describe('mergeChanges', () => {
  test('K18 changes to different fields are merged', () => {
    const mine = { ...base, title: 'Tea walk' }
    const theirs = { ...base, stops: ['Gate'] }
    expect(mergeChanges(base, mine, theirs)).toEqual({
      merged: { title: 'Tea walk', days: 1, stops: ['Gate'] },
      conflicts: [],
    })
  })

  test('K18 different changes to one field are a conflict, and the merge has my value', () => {
    const mine = { ...base, stops: ['Gate', 'Factory'] }
    const theirs = { ...base, stops: [], days: 2 }
    expect(mergeChanges(base, mine, theirs)).toEqual({
      merged: { title: 'Tea', days: 2, stops: ['Gate', 'Factory'] },
      conflicts: ['stops'],
    })
  })

  test('K18 the same change by both is no conflict', () => {
    const changed = { ...base, title: 'Tea walk', stops: ['Gate'] }
    expect(mergeChanges(base, changed, { ...changed }).conflicts).toEqual([])
  })

  test('K18 a field that only they changed takes their value', () => {
    const theirs = { ...base, title: 'Coffee' }
    expect(mergeChanges(base, { ...base }, theirs)).toEqual({ merged: theirs, conflicts: [] })
  })
})

test('changedFields compares by value, not by identity', () => {
  expect(changedFields(base, { title: 'Tea', days: 2, stops: ['Gate', 'Field'] })).toEqual(['days'])
})
