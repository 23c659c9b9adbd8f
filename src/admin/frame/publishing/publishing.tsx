import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../../lib/lazy-part'
import { liveKeys } from './manifest-query'
import { ShrinkDialog } from './shrink-dialog'
import { PlacesContext, SiteContext, type SiteContextValue, type SitePlaces } from './site-context'
import { siteStateOf } from './site-state'
import { useArrival } from './use-arrival'
import { usePublish } from './use-publish'
import { useSiteFacts } from './use-site-facts'

const review = lazyPart(async () => (await import('./review-dialog')).ReviewDialog)

/** Lets everything inside know how the site stands, and publish. Stands once around the panel. */
export function Publishing({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const { asOf, retry, ...facts } = useSiteFacts()
  useArrival(facts)
  const { manifest = null, pendingChanges } = facts
  const state = siteStateOf(facts, asOf)

  // The page that the review was opened on: a link inside it leads to another one, and closes it.
  const [openOn, setOpenOn] = useState<string>()
  const [isWanted, setWanted] = useState(false)
  const [bars, setBars] = useState(0)
  const openReview = () => {
    setWanted(true)
    setOpenOn(key)
  }
  const controls = usePublish(manifest, () => {
    setBars((count) => count + 1)
    openReview()
  })

  const places = useMemo<SitePlaces | undefined>(() => {
    if (!manifest) return undefined
    const onSite = liveKeys(manifest)
    const changes = new Map(pendingChanges?.changes.map(({ key: of, change }) => [of, change]))
    return {
      isOnSite: (item) => onSite.has(item),
      changeOf: (item) => {
        const change = changes.get(item)
        return change === 'added' || change === 'changed' || change === 'removed'
          ? change
          : undefined
      },
    }
  }, [manifest, pendingChanges])

  const site: SiteContextValue = {
    state,
    manifest,
    pendingChanges: pendingChanges ?? undefined,
    places,
    controls,
    openReview,
    retry,
  }
  return (
    <SiteContext value={site}>
      <PlacesContext value={places}>
        {children}
        <ShrinkDialog controls={controls} />
        <Suspense>
          {isWanted && (
            <review.Component
              isOpen={openOn === key}
              bars={bars}
              onClose={() => setOpenOn(undefined)}
            />
          )}
        </Suspense>
      </PlacesContext>
    </SiteContext>
  )
}
