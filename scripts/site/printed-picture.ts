import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where the JPEG of a picture lies in the project, by its address on the site. */
const projectFolders = ['node_modules/.shamba/pictures', 'public', '.cache/pictures']

/**
 * The JPEG of a picture; undefined where it is nowhere.
 *
 * @param address on the site
 * @param root the project
 * @param further more folders that mirror the site's root
 */
export function printedPicture(
  address: string,
  root: string,
  further: readonly string[] = [],
): string | undefined {
  return [...projectFolders.map((folder) => join(root, folder)), ...further]
    .map((folder) => join(folder, address))
    .find((file) => existsSync(file))
}
