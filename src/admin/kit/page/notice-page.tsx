import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from '../../../components/ui/spinner'
import { frameClass } from '../frame-class'
import { StudioTitle } from './studio-page'

type NoticePageProps = {
  tabTitle: string
  title: string
  Icon: LucideIcon
  children: ReactNode
}

/** Replaces the entire studio when it cannot be shown. */
export function NoticePage({ tabTitle, title, Icon, children }: NoticePageProps) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <StudioTitle title={tabTitle} />
      <div
        className={`grid w-full max-w-prose justify-items-start gap-4 p-6 shadow-card sm:p-8 ${frameClass}`}
      >
        <Icon aria-hidden className="size-8 text-terracotta" />
        <h1 className="text-2xl">{title}</h1>
        {children}
      </div>
    </main>
  )
}

/** Shown instead of a studio page while it is loading or access is being checked. */
export function LoadingPage({ label }: { label: string }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <StudioTitle title="Studio" />
      <Spinner label={label} />
    </main>
  )
}
