import { memo } from 'react'
import { ChoicePart, DaysPart, EntryChoicePart, FlagPart } from './choice-parts'
import { LinkedPart } from './linked-part'
import { ListPart } from './list-part'
import { PicturePart } from './picture-part'
import type { PartProps } from './sheet-context'
import { isAltOf, partOf } from './sheet-values'
import { TextPart } from './text-part'

/** The field of one part of a sheet, by its definition. */
export const PartField = memo((props: PartProps) => {
  const { part } = props
  switch (part.input) {
    case 'list':
      return <ListPart {...props} renderEntry={(entry) => <EntryParts {...entry} />} />
    case 'group':
      return (
        <fieldset className="min-w-0 border-l-2 border-line pl-3">
          <legend className="mb-1 font-semibold">{part.label}</legend>
          <GroupParts {...props} />
        </fieldset>
      )
    case 'linked':
      return <LinkedPart {...props} />
    case 'choice':
    case 'hour':
      return <ChoicePart {...props} />
    case 'flag':
      return <FlagPart {...props} />
    case 'days':
      return <DaysPart {...props} />
    case 'category':
    case 'question':
      return <EntryChoicePart {...props} />
    case 'picture':
      return <PicturePart {...props} alt={undefined} />
    // Made from the words of the entry, and never changed.
    case 'id':
      return null
    case 'line':
    case 'text':
    case 'url':
    case 'email':
    case 'phone':
    case 'number':
      return <TextPart {...props} />
    default:
      return part.input satisfies never
  }
})

const narrow = new Set(['hour', 'number', 'choice'])

/** The fields of a group's parts. */
function GroupParts({ part, path, value, error }: PartProps) {
  const { parts = {} } = part
  const within = (key: string) => ({
    path: `${path}.${key}`,
    value: partOf(value, key),
    error: partOf(error, key),
  })
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {Object.entries(parts).map(([key, inner]) => {
        if (inner.input === 'id' || isAltOf(parts, key)) return null
        const altKey = `${key}Alt`
        return (
          <div key={key} className={`min-w-0 ${narrow.has(inner.input) ? '' : 'sm:col-span-2'}`}>
            {inner.input === 'picture' ? (
              <PicturePart
                part={inner}
                {...within(key)}
                alt={parts[altKey] ? within(altKey) : undefined}
              />
            ) : (
              <PartField part={inner} {...within(key)} />
            )}
          </div>
        )
      })}
    </div>
  )
}

/** The fields of an entry: those of a group without a frame of its own. */
function EntryParts(props: PartProps) {
  return props.part.parts ? <GroupParts {...props} /> : <PartField {...props} />
}
