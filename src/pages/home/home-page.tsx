import { PageMeta } from '../../components/layout/page-meta'
import { DeferredHydration } from '../../components/ui/deferred-hydration'
import { site } from '../../content/site'
import { lazyPart } from '../../lib/lazy-part'
import { paths } from '../../lib/paths'
import { Hero } from './hero'
import { HeroCounters } from './hero-counters'

const belowTheFold = lazyPart(() => import('./below-the-fold').then((m) => m.BelowTheFold))

// Outside the component, so that it keeps its identity.
const rest = <belowTheFold.Component />

/** The first page: hero, figures, story, three tours, partners, impact, contact. */
export function HomePage() {
  return (
    <>
      <PageMeta description={site.description} path={paths.home()} />
      <Hero />
      <HeroCounters />
      <DeferredHydration>{rest}</DeferredHydration>
    </>
  )
}
