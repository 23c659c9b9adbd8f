export type TapResult = {
  passed: number
  /** One entry per failed test with what pgTAP said about it, and one per broken file. */
  failures: string[]
}

/**
 * Reads the output of one pgTAP file. A file that breaks off, plans nothing or prints an error counts
 * as failed, so that silence is never success.
 *
 * @param output what psql printed
 * @param errors what psql printed to the error channel
 */
export function readTap(output: string, errors: string): TapResult {
  const failures: string[] = []
  let passed = 0
  let planned: number | undefined
  for (const line of output.split('\n')) {
    const plan = /^1\.\.(\d+)$/.exec(line)
    if (plan) planned = Number(plan[1])
    else if (/^ok \d+/.test(line)) passed += 1
    else if (/^not ok \d+/.test(line)) failures.push(line)
    else if (line.startsWith('#') && failures.length > 0)
      failures.push(`${failures.pop()}\n    ${line}`)
  }
  if (errors.trim() !== '')
    failures.push(`error: ${errors.trim().split('\n').slice(0, 3).join(' ')}`)
  const ran = passed + failures.filter((failure) => failure.startsWith('not ok')).length
  if (planned === undefined || planned !== ran || ran === 0) {
    failures.push(`broke off: ${ran} tests ran, ${planned ?? 'none'} planned`)
  }
  return { passed, failures }
}
