import { placeFaults, stripMasters } from '../images/clean-master'
import { arePicturesFresh, projectPlaces, updatePictures } from '../images/update'

/**
 * `npm run images` makes the files of every picture whose master is new or has changed; with
 * `--check` it only reports (exit code 1) a stale list of pictures, or a master with the place where it was
 * taken; `--strip` removes the place from the masters first.
 */
export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--check')) {
    const faults = await placeFaults(projectPlaces.masters)
    if (!(await arePicturesFresh())) {
      faults.push('src/content/pictures does not match art/masters: run `npm run images`.')
    }
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
    return
  }
  if (args.includes('--strip')) {
    const stripped = await stripMasters(projectPlaces.masters)
    for (const file of stripped) console.log(`${file} no longer tells where it was taken`)
  }
  const begun = performance.now()
  const { count, made } = await updatePictures(undefined, (address, left) =>
    console.log(`${address}; ${left} to look at`),
  )
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${count} pictures, ${made.length} of them made, in ${seconds} s.`)
}
