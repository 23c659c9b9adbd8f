import './styleguide.css'
import { site } from '../../content/site'
import { Colours } from './colours'
import { Controls } from './controls'
import { Fields } from './fields'
import { Measures } from './measures'
import { Surfaces } from './surfaces'

/** Every token and every part in each of its states; only the development server shows it. */
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
