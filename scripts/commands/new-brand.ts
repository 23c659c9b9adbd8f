import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../../supabase/local/start-error'
import {
  answerProblems,
  brandOf,
  questionNames,
  questions,
  type Answers,
} from '../brand/brand-questions'
import { brandFiles } from '../brand/new-brand'
import { askAtTerminal } from '../local-server/terminal'
import { seedHashes } from '../publish/seed-hashes'
import { writeModules } from '../publish/write-modules'
import { projectRoot } from '../site/build-site'

/**
 * `npm run new-brand` makes the sample a site of one's own: it asks for name, phone, domain, mailboxes,
 * colours, logo and content, checks every answer, and writes all files that follow. Each answer may be
 * given as a flag (`-- --name "…" --phone "+254 …"`); with `--yes`, and where nobody can be
 * asked, the others have their usual values.
 *
 * @throws StartError naming every answer that is missing or will not do; then nothing was changed
 */
export async function main(args: readonly string[]): Promise<void> {
  const given = readFlags(args)
  const isAsking = process.stdin.isTTY && !given.isSilent
  const answers = isAsking ? await ask(given.answers) : given.answers
  const problems = answerProblems(answers)
  if (problems.length > 0) throw new StartError(problems.join('\n'))

  console.log('Writing the content, the colours and the address …')
  const { modules, files } = await brandFiles(projectRoot, brandOf(answers), seedHashes)
  await writeModules(join(projectRoot, 'src/content'), modules)
  for (const [name, text] of files) {
    mkdirSync(dirname(join(projectRoot, name)), { recursive: true })
    writeFileSync(join(projectRoot, name), text)
  }
  // In a process of its own: this one still has the name of before in its modules.
  const drawing = spawnSync(process.execPath, ['scripts/run.cjs', 'brand'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (drawing.status !== 0) throw new StartError('The icons could not be drawn: run npm run brand.')
  console.log(nextSteps)
}

const nextSteps = `
  Done. Next:
  npm run reset   only if npm start ran here before: its data still has the sample
  npm start       look at the site, sign in to the studio, and open Launch check:
                  it lists what still is a sample, and leads to where it is changed
  At your host, set VITE_SITE_URL to the address of the site, as in .env.
  The story film shows the name in its last seconds: npm run film renders it anew.
`

function readFlags(args: readonly string[]): { answers: Answers; isSilent: boolean } {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        name: text,
        tagline: text,
        phone: text,
        domain: text,
        mail: text,
        main: text,
        accent: text,
        logo: text,
        content: text,
        yes: { type: 'boolean', default: false },
      },
    })
    const { yes: isSilent, ...answers } = values
    return { answers, isSilent }
  } catch (error) {
    const flags = questionNames.map((name) => `--${name}`).join(', ')
    throw new StartError(
      `${error instanceof Error ? error.message : String(error)} The flags are ${flags} and --yes.`,
    )
  }
}

/** Asks what no flag has answered, each question until the answer will do. */
async function ask(given: Answers): Promise<Answers> {
  const answers: Answers = { ...given }
  console.log('\nA site of your own. Enter alone takes what stands in brackets.\n')
  await askAtTerminal(async (put) => {
    for (const name of questionNames) {
      const { text, usual, check } = questions[name]
      let problem = name in given ? check(given[name] ?? '') : ''
      while (problem !== undefined) {
        if (problem !== '') console.log(`  ${problem}`)
        const hint = usual(answers)
        const answer = (await put(`${text}${hint ? ` [${hint}]` : ''}: `)).trim()
        answers[name] = answer || hint
        problem = check(answers[name])
      }
    }
  })
  return answers
}
