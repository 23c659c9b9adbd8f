import { createInterface } from 'node:readline/promises'
import { StartError } from '../../supabase/local/start-error'

/** Asks a question, and gives the answer as it was typed. */
type Ask = (question: string) => Promise<string>

/**
 * Asks the person at the terminal, before anything is changed.
 *
 * @param work asks as often as it likes
 * @throws StartError that nothing was changed when the person leaves with Ctrl+C or Ctrl+D
 */
export async function askAtTerminal<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const left = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => reject(new StartError('Nothing was changed.')))
  })
  // It is closed in the end, too.
  left.catch(() => undefined)
  try {
    // Older versions of Node never answer a question that was left, newer ones with an error of their own.
    return await work((question) =>
      Promise.race([terminal.question(question).catch(() => left), left]),
    )
  } finally {
    terminal.close()
  }
}
