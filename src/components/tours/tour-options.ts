import type { RequestOption } from '../form/use-request'
import { groupSize, takesGroup } from '../../lib/tour-group'

/**
 * Tours to choose from in a request: the value is the title, and the label says where a tour does not take the
 * number of people.
 *
 * @param people undefined while no number is typed
 */
export function tourOptions(
  tours: readonly { title: string; participants: string }[],
  people: number | undefined,
): RequestOption[] {
  return tours.map(({ title, participants }) => ({
    value: title,
    label:
      people === undefined || takesGroup(participants, people)
        ? title
        : `${title} (takes ${groupSize(participants)})`,
  }))
}
