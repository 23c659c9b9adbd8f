/**
 * The story film: where it is kept. `npm run film` makes it of the site's paintings; it is shown
 * until the operator's own film is named in `.env`. `site.story` is what the first screen needs.
 */
export type Story = {
  /** `file`: a film of this site; else the service that plays it. */
  provider: 'file' | 'youtube' | 'vimeo'
  /** Name of the film at its service; empty for a file. */
  id: string
  /** What the press costs, as the button says it; empty when nobody knows. */
  size: string
}

/** The film's files, best first. */
export const storyFiles = [
  { src: '/story/story.webm', type: 'video/webm' },
  { src: '/story/story.mp4', type: 'video/mp4' },
] as const

/** Its first picture, shown while the film is on its way. */
export const storyPoster = '/story/poster.jpg'

/** What it says, to read along. */
export const storyCaptions = { en: '/story/story.en.vtt', sw: '/story/story.sw.vtt' } as const
