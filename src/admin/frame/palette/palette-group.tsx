import { CommandGroup, CommandItem } from 'cmdk'
import type { LucideIcon } from 'lucide-react'

export type PaletteEntry = {
  /** Unique among all entries. */
  key: string
  name: string
  Icon: LucideIcon
  /** Further information, such as a status. */
  note?: string
  onChoose: () => void
}

type PaletteGroupProps = { heading: string; entries: readonly PaletteEntry[] }

/** A heading with its entries; renders nothing without entries. */
export function PaletteGroup({ heading, entries }: PaletteGroupProps) {
  if (entries.length === 0) return null
  return (
    <CommandGroup
      heading={heading}
      className="px-2 py-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
    >
      {entries.map(({ key, name, Icon, note, onChoose }) => (
        <CommandItem
          key={key}
          value={key}
          onSelect={onChoose}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-postcard px-3 py-2 aria-selected:bg-tea-soft aria-selected:font-semibold aria-selected:text-tea-dark"
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 grow wrap-anywhere">{name}</span>
          {note && <span className="shrink-0 text-sm text-muted">{note}</span>}
        </CommandItem>
      ))}
    </CommandGroup>
  )
}
