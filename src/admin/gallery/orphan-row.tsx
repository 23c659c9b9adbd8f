import { Trash2 } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { publicAddress } from '../shared/pictures/upload-picture'
import { Thumbnail } from '../shared/thumbnail'
import { fileSize } from './file-size'
import type { OrphanFile } from './gallery-queries'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** The day of a moment; nothing where the moment cannot be read. */
function dayOf(moment: string): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? '' : day.format(time)
}

/** One file that nothing uses. */
export function OrphanRow({ file, onDelete }: { file: OrphanFile; onDelete: () => void }) {
  const facts = [dayOf(file.created_at), file.size === null ? '' : fileSize(file.size)]
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="w-24 shrink-0 overflow-hidden rounded-postcard">
        <Thumbnail src={publicAddress(file.name)} alt="" />
      </div>
      <div className="min-w-0 grow basis-40">
        <p className="text-sm break-all">{file.name}</p>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(', ')}</p>
      </div>
      <button
        type="button"
        aria-label={`Delete ${file.name}`}
        className={buttonClass('quiet', 'text-danger', 'compact')}
        onClick={onDelete}
      >
        <Trash2 aria-hidden className="size-5" />
      </button>
    </li>
  )
}
