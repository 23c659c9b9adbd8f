import type { RequestOption } from '../form/use-request'
import { groupRange, takesGroup } from '../../lib/tour-group'

/**
 * Tours to choose from in a request: the value is the title, and the label says where a tour does not take the
 * number of people; in few words, because a phone cuts a long choice.
 *
 * @param people undefined while no number is typed
 */
export function tourOptions(
  tours: readonly { title: string; participants: string }[],
  people: number | undefined,
): RequestOption[] {
  return tours.map(({ title, participants }) => {
    const range = groupRange(participants)
    if (people === undefined || !range || takesGroup(participants, people)) {
      return { value: title, label: title }
    }
    const limit = people > range.max ? `max ${range.max}` : `from ${range.min}`
    return { value: title, label: `${title} (${limit})` }
  })
}
