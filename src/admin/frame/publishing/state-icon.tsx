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

const signs: Readonly<Record<SiteState['kind'], { Sign: LucideIcon; colour: string }>> = {
  checking: { Sign: CircleDashed, colour: 'text-muted' },
  unknown: { Sign: CircleHelp, colour: 'text-muted' },
  clean: { Sign: CircleCheck, colour: 'text-tea' },
  live: { Sign: CircleCheck, colour: 'text-tea' },
  pending: { Sign: CloudUpload, colour: 'text-lake' },
  publishing: {
    Sign: LoaderCircle,
    colour: 'animate-spin text-lake motion-reduce:animate-none',
  },
  unchanged: { Sign: TriangleAlert, colour: 'text-maize-dark' },
  late: { Sign: TriangleAlert, colour: 'text-danger' },
  failed: { Sign: TriangleAlert, colour: 'text-danger' },
}

/** The drawing of a state; words stand beside it. */
export function StateIcon({ kind }: { kind: SiteState['kind'] }) {
  const { Sign, colour } = signs[kind]
  return <Sign aria-hidden className={`size-5 shrink-0 ${colour}`} />
}
