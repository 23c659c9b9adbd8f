import type { ReactNode } from 'react'
import { frameClass } from '../kit/frame-class'
import { OfflineBanner } from '../kit/offline-banner'
import { PageHeading } from '../kit/page/page-heading'
import { StudioTitle } from '../kit/page/studio-title'

type AuthFrameProps = {
  /** Title of the browser tab. */
  tabTitle: string
  title: string
  subtitle: string
  children: ReactNode
}

/** Layout of all pages before the studio: one card. */
export function AuthFrame({ tabTitle, title, subtitle, children }: AuthFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBanner />
      <main className="mx-auto grid w-full max-w-md grow grid-cols-1 content-center p-4">
        <StudioTitle title={tabTitle} />
        <div className={`p-6 shadow-card sm:p-8 ${frameClass}`}>
          <img src="/favicon.svg" alt="" width={48} height={48} className="mb-4 size-12" />
          <PageHeading>{title}</PageHeading>
          <p className="mt-1 mb-6 text-muted">{subtitle}</p>
          {children}
        </div>
      </main>
    </div>
  )
}
