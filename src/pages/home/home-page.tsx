import { PageMeta } from '../../components/layout/page-meta'
import { DeferredHydration } from '../../components/ui/deferred-hydration'
import { site } from '../../content/site'
import { heroStats } from '../../content/stats'
import { lazyPart } from '../../lib/lazy-part'
import { paths } from '../../lib/paths'
import { Hero } from './hero'

const belowTheFold = lazyPart(() => import('./below-the-fold').then((m) => m.BelowTheFold))

// Outside the component: DeferredHydration needs the same element in every render.
const rest = <belowTheFold.Component />

/** The home page: hero, figures, about, three tours, partners, impact, contact. */
export function HomePage() {
  return (
    <>
      <PageMeta description={site.description} path={paths.home()} />
      <Hero />
      <section aria-label="In numbers" className="bg-tea text-card">
        <dl className="mx-auto grid max-w-page grid-cols-3 gap-4 px-4 py-8 sm:px-6">
          {heroStats.map(({ number, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-1 border-t border-card/25 pt-4"
            >
              <dt className="sm:text-lead">{label}</dt>
              <dd className="font-display text-figure text-maize">{number}</dd>
            </div>
          ))}
        </dl>
      </section>
      <DeferredHydration>{rest}</DeferredHydration>
    </>
  )
}
