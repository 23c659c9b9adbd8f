/** One action of a pointer or a keyboard, as both protocols of WebDriver write it. */
type InputSource = {
  type: 'key' | 'pointer'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: Record<string, unknown>[]
}

/** A browser with one page, driven from outside. */
export type Engine = {
  name: string
  /** Opens an address and waits until the document has loaded. */
  open: (url: string) => Promise<void>
  /** Runs the body of a function in the page; its result must be JSON. */
  run: (body: string, args: readonly unknown[]) => Promise<unknown>
  perform: (sources: readonly InputSource[]) => Promise<void>
  close: () => Promise<void>
}

/** Ends a process and waits for its end. */
export async function endProcess(child: import('node:child_process').ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(timer)
}
