import './styleguide.css'
import { site } from '../../content/site'
import { Colours } from './colours'
import { Controls } from './controls'
import { Fields } from './fields'
import { Measures } from './measures'
import { Surfaces } from './surfaces'

/** Every design token and component in each of its states; only on the development server. */
export function StyleguidePage() {
  return (
    <main className="mx-auto max-w-page px-4 py-10 sm:px-6">
      <title>{`Style guide | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-8 text-title">Style guide</h1>
      <Colours />
      <Measures />
      <Controls />
      <Fields />
      <Surfaces />
    </main>
  )
}
