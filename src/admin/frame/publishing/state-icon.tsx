import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CloudUpload,
  LoaderCircle,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import type { SiteState } from './site-state'

const icons: Readonly<Record<SiteState['kind'], { Icon: LucideIcon; colour: string }>> = {
  checking: { Icon: CircleDashed, colour: 'text-muted' },
  unknown: { Icon: CircleHelp, colour: 'text-muted' },
  clean: { Icon: CircleCheck, colour: 'text-tea' },
  live: { Icon: CircleCheck, colour: 'text-tea' },
  pending: { Icon: CloudUpload, colour: 'text-lake' },
  publishing: {
    Icon: LoaderCircle,
    colour: 'animate-spin text-lake motion-reduce:animate-none',
  },
  unchanged: { Icon: TriangleAlert, colour: 'text-maize-dark' },
  late: { Icon: TriangleAlert, colour: 'text-danger' },
  failed: { Icon: TriangleAlert, colour: 'text-danger' },
}

/** Icon of a state; always shown beside its text. */
export function StateIcon({ kind }: { kind: SiteState['kind'] }) {
  const { Icon, colour } = icons[kind]
  return <Icon aria-hidden className={`size-5 shrink-0 ${colour}`} />
}
