import { arePicturesFresh, updatePictures } from './images/update'

/**
 * `npm run images` makes the files of every picture whose master is new or has changed; with
 * `--check` it only says (exit code 1) when the committed list of pictures is stale.
 */
export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--check')) {
    if (await arePicturesFresh()) return
    console.error('src/content/pictures does not match art/masters: run `npm run images`.')
    process.exitCode = 1
    return
  }
  const begun = performance.now()
  const { count, made } = await updatePictures(undefined, (address, left) =>
    console.log(`${address}; ${left} to look at`),
  )
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${count} pictures, ${made.length} of them made, in ${seconds} s.`)
}
