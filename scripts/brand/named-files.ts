import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../../src/content/site'
import { storyCaptions } from '../../src/content/story'
import { projectRoot } from '../site/build-site'

const templates = 'supabase/templates'
const settings = 'supabase/config.toml'
const [english, swahili] = [`public${storyCaptions.en}`, `public${storyCaptions.sw}`]

/**
 * The files beside the drawings that say the company's name, as they must be: the captions of the
 * film, the texts of the mails (between the marks `<span data-name>`) and the subject of the invitation.
 *
 * @returns whole texts by their place in the project
 */
export function namedFiles(): Map<string, string> {
  const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
  const name = site.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const mails = readdirSync(path.join(projectRoot, templates)).map((file): [string, string] => {
    const text = read(`${templates}/${file}`)
    return [`${templates}/${file}`, text.replace(/(?<=<span data-name>)[^<]*/g, () => name)]
  })
  const subject = /(?<=^subject = "Your account in the ).*(?= studio"$)/m
  return new Map([
    ...mails,
    [settings, read(settings).replace(subject, () => JSON.stringify(site.name).slice(1, -1))],
    [english, withFarewell(read(english), site.tagline)],
    [swahili, withFarewell(read(swahili), undefined)],
  ])
}

/**
 * The captions of the film with the company's name in their last cue. `npm run film` writes them
 * whole; the rest stays here, so that a new name needs neither the painting program nor ffmpeg.
 *
 * @param tagline second line of the cue; none to leave the one that is there
 */
function withFarewell(captions: string, tagline: string | undefined): string {
  const lines = captions.split('\n')
  const times = lines.findLastIndex((line) => line.includes(' --> '))
  lines[times + 1] = `${site.name}.`
  if (tagline !== undefined) lines[times + 2] = tagline
  return lines.join('\n')
}
