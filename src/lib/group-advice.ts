import { groupRange, takesGroup } from './tour-group'

// Apart from `tour-group`, which every list of tours loads: only the form needs these words.

/**
 * A sentence for a group that is smaller or larger than the tour's range, else undefined.
 *
 * @param people what was typed; undefined for anything but a whole number
 */
export function groupAdvice(participants: string, people: string): string | undefined {
  const typed = people.trim()
  if (!/^\d{1,9}$/.test(typed) || takesGroup(participants, Number(typed))) return undefined
  const range = groupRange(participants)
  const isInHeads = /\d\+?$/.test(participants.trim())
  const size = isInHeads ? `${participants} people` : participants
  const heads =
    range && /\bcouples?\b/i.test(participants) ? `, that is ${range.min}-${range.max} people` : ''
  return `This tour is made for ${size}${heads}. You can still ask: we will look for a way.`
}
