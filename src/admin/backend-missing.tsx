import { paths } from '../lib/paths'
import { StudioTitle } from './shared/studio-title'

/** Explains to whoever builds the site why the studio cannot start. */
export function BackendMissing({ variables }: { variables: readonly string[] }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4 p-6">
      <StudioTitle title="Studio" />
      <h1 className="font-sans text-2xl font-bold">The studio has no backend configured</h1>
      <p>
        Missing or malformed: {variables.join(', ')}. Set what is named here in the file .env, then
        build the site again. The public pages work without it.
      </p>
      <a href={paths.home()} className="font-semibold text-tea underline">
        Go to the site
      </a>
    </main>
  )
}
