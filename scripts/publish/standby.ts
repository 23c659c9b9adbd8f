import type { ChildProcess } from 'node:child_process'
import { codeStamp } from './code-stamp'
import { runJobIn, startReleaseChild, type ReleaseJob, type ReleaseResult } from './release-job'

type StandbyTools = {
  /** See `startReleaseChild`. */
  startChild: (isEarly: boolean) => ChildProcess
  /** Differs as soon as any file of the program does. */
  stamp: () => Promise<string>
}

export type Standby = {
  /** As `runReleaseJob`, but in a child that has loaded its modules already, where there is one. */
  run: (job: ReleaseJob, signal?: AbortSignal) => Promise<ReleaseResult>
  /** Starts a child for the next job unless one is waiting. Never rejects. */
  prepare: () => Promise<void>
  /** Ends the waiting child; no other is started. */
  stop: () => void
}

/**
 * Keeps one child process ready for the next job, since loading the build tools takes a second. A child
 * still does one job only, and none if a file of the program has changed since it was started: what it has
 * loaded would be of another version than what it builds.
 */
export function createStandby({
  startChild = startReleaseChild,
  stamp = codeStamp,
}: Partial<StandbyTools> = {}): Standby {
  let waiting: { child: ChildProcess; code: string } | undefined
  let isStarting = false
  let isStopped = false

  async function prepare(): Promise<void> {
    if (isStarting || isStopped || (waiting && isAlive(waiting.child))) return
    isStarting = true
    try {
      // Before the child reads any: what changes meanwhile gives another stamp.
      const code = await stamp()
      if (isStopped) return
      const child = startChild(true)
      // Without a listener, a child that cannot be started would end this process.
      child.once('error', () => undefined)
      waiting = { child, code }
    } catch {
      // Without a stamp, each job starts a child of its own.
    } finally {
      isStarting = false
    }
  }

  async function take(): Promise<ChildProcess> {
    const found = waiting
    waiting = undefined
    if (!found) return startChild(false)
    const code = await stamp().catch(() => undefined)
    if (found.code === code && isAlive(found.child)) return found.child
    found.child.kill('SIGKILL')
    return startChild(false)
  }

  return {
    prepare,
    async run(job, signal) {
      try {
        return await runJobIn(await take(), job, signal)
      } finally {
        void prepare()
      }
    },
    stop() {
      isStopped = true
      waiting?.child.kill('SIGKILL')
      waiting = undefined
    },
  }
}

function isAlive({ connected, exitCode, signalCode }: ChildProcess): boolean {
  return connected && exitCode === null && signalCode === null
}
