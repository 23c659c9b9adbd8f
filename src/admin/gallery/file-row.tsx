import type { ReactNode } from 'react'
import { publicAddress } from '../kit/pictures/upload-picture'
import { Thumbnail } from '../kit/thumbnail'

type FileRowProps = {
  /** In the store. */
  name: string
  /** What people call it. */
  title?: string | null
  /** What is worth knowing of it. */
  facts: readonly string[]
  /** What can be done with it. */
  children: ReactNode
}

/** One file of the store in a list. */
export function FileRow({ name, title, facts, children }: FileRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="w-24 shrink-0 overflow-hidden rounded-postcard">
        <Thumbnail src={publicAddress(name)} alt="" />
      </div>
      <div className="min-w-0 grow basis-40">
        {title && <p className="font-semibold break-words">{title}</p>}
        <p className="text-sm break-all">{name}</p>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(', ')}</p>
      </div>
      {children}
    </li>
  )
}
