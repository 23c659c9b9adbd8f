import { measureLists } from '../bench/list-speed'
import { measurePages } from '../bench/page-speed'

/**
 * `npm run bench:studio` measures the studio in Chromium: how soon its pages are usable on a phone with a
 * slow network, then its lists with very many rows. `-- pages` or `-- lists` measures one of the two.
 */
export async function main([part]: string[]): Promise<void> {
  if (part !== 'lists') await measurePages()
  if (part !== 'pages') await measureLists()
}
