import { headsOf, lowerFirst } from './format'
import { countsPeople, countsStudents, groupRange, groupSize, takesGroup } from './tour-group'

// Apart from `tour-group`, which every list of tours loads: only a form and a filter by group size need these words.

/**
 * A sentence for a group that is smaller or larger than the tour's range, else undefined.
 *
 * @param people what was typed; undefined for anything but a whole number
 */
export function groupAdvice(participants: string, people: string): string | undefined {
  const typed = people.trim()
  if (!/^\d{1,9}$/.test(typed) || takesGroup(participants, Number(typed))) return undefined
  const range = groupRange(participants)
  const heads =
    range && /\bcouples?\b/i.test(participants) ? `, that is ${range.min}-${range.max} people` : ''
  return `This tour takes ${groupSize(participants)}${heads}. For other group sizes, ask us.`
}

/**
 * A sentence for a group that the tour does not take, and what the message to the operator asks then; undefined
 * if the tour takes it.
 *
 * @param people what was typed; undefined for anything but a whole number
 */
export function bookingAdvice(
  participants: string,
  people: string,
): { note: string; question: string } | undefined {
  const note = groupAdvice(participants, people)
  const request = groupRequest(participants, Number(people))
  return note && request
    ? { note: `${note} ${request.announcement}`, question: request.question }
    : undefined
}

/**
 * What a group that is too small or too large for a tour can ask for; undefined if the tour takes it.
 *
 * @param people a whole number from 1
 */
export function groupHint(participants: string, people: number): string | undefined {
  const step = groupStep(participants, people)
  return step && `${step.fact}: ${step.ask}.`
}

/**
 * The two halves of that sentence, where the second is a link, the question that it asks, and by how many people
 * the group is too small or too large.
 *
 * @param people a whole number from 1
 */
export function groupStep(
  participants: string,
  people: number,
):
  | { fact: string; ask: string; question: string; isTooFew: boolean; distance: number }
  | undefined {
  const fit = groupFit(participants, people)
  const { min, max } = groupRange(participants) ?? { min: 0, max: 0 }
  return (
    fit && {
      fact: fit.fact,
      ask: `ask ${fit.way.hint}`,
      question: `Can ${headsOf(people)} ${fit.way.ask}?`,
      isTooFew: people < min,
      distance: people < min ? min - people : people - max,
    }
  )
}

/**
 * What a form says about a group that is too small or too large for a tour, what its message asks then, and what
 * a letter to somebody else says of it; undefined if the tour takes it.
 *
 * @param people a whole number from 1
 * @param heads whom the number counts
 */
export function groupRequest(
  participants: string,
  people: number,
  heads = 'people',
): { note: string; question: string; plan: string; announcement: string } | undefined {
  const fit = groupFit(participants, people)
  if (!fit) return undefined
  const { fact, way } = fit
  return {
    note: `${fact}: your message asks ${way.hint}.`,
    question: `Can ${people} ${people === 1 && heads === 'people' ? 'person' : heads} ${way.ask}?`,
    plan: `The tour ${lowerFirst(fact)}, so I will ask ${way.hint}.`,
    announcement: `Your message asks ${way.hint}.`,
  }
}

/**
 * As `groupRequest` for people, with the tour named: for a message about several tours.
 *
 * @param people a whole number from 1
 */
export function namedGroupRequest(
  { title, participants }: { title: string; participants: string },
  people: number,
): { note: string; question: string; plan: string } | undefined {
  const request = groupRequest(participants, people)
  return (
    request && {
      note: `${title} ${lowerFirst(request.note)}`,
      question: `${title}: ${lowerFirst(request.question)}`,
      plan: request.plan.replace('The tour', () => title),
    }
  )
}

/** What a tour takes, and what a group of another size can ask for; undefined if the tour takes it. */
function groupFit(participants: string, people: number) {
  const range = groupRange(participants)
  if (!range || takesGroup(participants, people)) return undefined
  if (people < range.min) {
    if (countsPeople(participants)) {
      return {
        fact: `Needs ${range.min} people`,
        way: { hint: 'to join others', ask: 'join others' },
      }
    }
    // A class or a couple does not join strangers.
    const heads = countsStudents(participants) ? 'students' : 'people'
    return {
      fact: `Needs ${range.min} ${heads}`,
      way: { hint: 'whether a smaller group can come', ask: 'come as a smaller group' },
    }
  }
  const groups = people <= 2 * range.max ? 'two groups' : 'several groups'
  return {
    fact: `Takes up to ${range.max} at once`,
    way: { hint: `for ${groups}`, ask: `come in ${groups}` },
  }
}
