/**
 * The hosting of the story film. The default film, made by `npm run film`, is shown until `.env` names
 * the film of the operator. `site.story` holds what the home page needs before the film is opened.
 */
export type Story = {
  /** `file` for a film that this site hosts; otherwise the video service. */
  provider: 'file' | 'youtube' | 'vimeo'
  /** Id of the film at the service; empty for a file. */
  id: string
  /** Download size for the label of the button; empty if unknown. */
  size: string
}

/** Files of the film, preferred format first. */
export const storyFiles = [
  { src: '/story/story.webm', type: 'video/webm' },
  { src: '/story/story.mp4', type: 'video/mp4' },
] as const

/** Shown while the film loads. */
export const storyPoster = '/story/poster.jpg'

/** Captions by language. */
export const storyCaptions = { en: '/story/story.en.vtt', sw: '/story/story.sw.vtt' } as const
