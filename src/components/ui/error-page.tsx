import { buttonClass } from './button'
import { paths } from '../../lib/paths'

/** What the visitor may read of an error: the status text of a response or the message. */
function textOf(error: unknown): string {
  const { statusText, message }: { statusText?: unknown; message?: unknown } = Object(error)
  const texts = [statusText, message, error].filter((text) => typeof text === 'string')
  return texts.find(Boolean) ?? 'Something went wrong on this page.'
}

/** The fallback screen of the router. Links load the page anew: the app's state is not trusted. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4 p-6">
      <h1 className="text-heading">Unexpected Application Error!</h1>
      <p className="break-words">{textOf(error)}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
          Reload
        </button>
        <a href={paths.home()} className={buttonClass('secondary')}>
          Home
        </a>
      </div>
    </main>
  )
}
