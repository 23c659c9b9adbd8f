import { StartError } from '../../supabase/local/start-error'
import { receiveJob, sendResult, type ReleaseResult } from '../publish/release-job'
import { performJob } from '../publish/release-build'

/** The child process of `npm start` and `npm run dev` that makes content and site; no command for people. */
export async function main(): Promise<void> {
  if (!process.send) throw new StartError('This command is run by npm start alone.')
  const job = await receiveJob()
  const result: ReleaseResult = await performJob(job)
  await sendResult(result)
  // Tools of the build may hold the process.
  process.exit(0)
}
