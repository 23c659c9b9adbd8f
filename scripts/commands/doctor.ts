import { parseArgs } from 'node:util'
import { StartError } from '../../supabase/local/start-error'
import { examineProject, examineSite, keyIn, projectIn } from '../doctor/examine'
import { exitCodeOf, notGood, reportText } from '../doctor/findings'
import { readSettings } from '../settings'

const usage =
  'Name the deployed site: npm run doctor -- https://www.your-site.example [--supabase https://abc.supabase.co] [--key sb_publishable_…]'

function addressOf(text: string | undefined): URL {
  const isAddress =
    text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (!isAddress) throw new StartError(usage)
  return new URL(new URL(text).origin)
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { supabase: { type: 'string' }, key: { type: 'string' } },
    })
  } catch {
    throw new StartError(usage)
  }
}

/** Examines a deployed site and its Supabase project from outside, and says what to do. */
export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = readOptions(args)
  const site = addressOf(positionals[0])
  const examined = await examineSite(site)
  const { publishableKey } = readSettings().hostedBackend
  const found =
    values.supabase === undefined ? projectIn(examined.login) : addressOf(values.supabase).origin
  const key = values.key ?? ((await keyIn(site, examined.login)) || publishableKey || undefined)
  const project =
    found === undefined
      ? [
          notGood(
            'unknown',
            'The project',
            'the site names none.',
            'Give its address with --supabase.',
          ),
        ]
      : await examineProject(found, key, site, examined)
  const findings = [...examined.findings, ...project]
  console.log(reportText(findings))
  process.exitCode = exitCodeOf(findings)
}
