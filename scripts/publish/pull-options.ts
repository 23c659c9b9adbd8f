import { parseArgs } from 'node:util'
import { publishableKeyProblem } from '../../src/lib/publishable-key.ts'

/** The options of `npm run content:pull`. */
export type PullCommand = {
  /** A file to read instead of the database. */
  from: string | undefined
  /** Overrides of the settings. */
  url: string | undefined
  key: string | undefined
  isDry: boolean
  isCheck: boolean
  hasFallback: boolean
  allowShrink: boolean
}

/** The command was called with wrong arguments. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** @throws UsageError with a sentence */
export function readPullOptions(args: readonly string[]): PullCommand {
  const values = parsed(args)
  if (values.from !== undefined && (values.url !== undefined || values.fallback === true)) {
    throw new UsageError('--from reads a file: it goes neither with --url nor with --fallback.')
  }
  const keyProblem = values.key === undefined ? undefined : publishableKeyProblem(values.key)
  if (keyProblem !== undefined) throw new UsageError(`--key ${keyProblem}.`)
  return {
    from: values.from,
    url: values.url?.replace(/\/+$/, ''),
    key: values.key,
    isDry: values.dry ?? false,
    isCheck: values.check ?? false,
    hasFallback: values.fallback ?? false,
    allowShrink: values['allow-shrink'] ?? false,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: {
        from: { type: 'string' },
        url: { type: 'string' },
        key: { type: 'string' },
        dry: { type: 'boolean' },
        check: { type: 'boolean' },
        fallback: { type: 'boolean' },
        'allow-shrink': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(
      `${reason.replace(/\.? To specify .*$/s, '')}. Known are --from FILE, --dry, --check, --fallback, --allow-shrink, --url URL and --key KEY.`,
    )
  }
}
