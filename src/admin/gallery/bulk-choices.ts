import { galleryCategories } from '../../content/categories'
import type { BulkChoice } from '../kit/lists/bulk-bar'
import { consentStates, type Consent } from '../kit/picture-library/gallery-image-row'
import { consentNames } from './consents'
import type { ImageChange } from './gallery-writes'

/** Something that is done to several pictures. */
type BulkAction =
  | { kind: 'publish' }
  | { kind: 'delete' }
  | { kind: 'withdraw' }
  | { kind: 'change'; change: ImageChange; verb: string }

const change = (of: ImageChange, verb: string): BulkAction => ({ kind: 'change', change: of, verb })

const consentAction = (consent: Consent): BulkAction =>
  consent === 'withdrawn'
    ? { kind: 'withdraw' }
    : change({ consent }, `marked “${consentNames[consent]}”`)

const actions = new Map<string, { group: string; label: string; action: BulkAction }>([
  ['publish', { group: 'State', label: 'Publish', action: { kind: 'publish' } }],
  [
    'unpublish',
    {
      group: 'State',
      label: 'Unpublish',
      action: change({ status: 'unpublished' }, 'unpublished'),
    },
  ],
  ...galleryCategories.map(
    (category) =>
      [
        `category ${category}`,
        {
          group: 'Series',
          label: category,
          action: change({ category }, `put into “${category}”`),
        },
      ] as const,
  ),
  ...consentStates.map(
    (consent) =>
      [
        `consent ${consent}`,
        {
          group: 'Consent',
          label: consentNames[consent],
          action: consentAction(consent),
        },
      ] as const,
  ),
  ['delete', { group: 'Remove', label: 'Delete', action: { kind: 'delete' } }],
])

/** What can be done to several pictures, under the names of the groups. */
export const bulkChoices: Readonly<Record<string, readonly BulkChoice<string>[]>> =
  Object.fromEntries(
    ['State', 'Series', 'Consent', 'Remove'].map((group) => [
      group,
      [...actions].flatMap(([id, choice]) =>
        choice.group === group ? [{ id, label: choice.label }] : [],
      ),
    ]),
  )

/** The action of a choice. */
export function bulkAction(id: string): BulkAction | undefined {
  return actions.get(id)?.action
}
