/** Files of the film, preferred format first. */
export const storyFiles = [
  { src: '/story/story.webm', type: 'video/webm' },
  { src: '/story/story.mp4', type: 'video/mp4' },
] as const

/** Shown while the film loads. */
export const storyPoster = '/story/poster.jpg'

/** Captions by language. */
export const storyCaptions = { en: '/story/story.en.vtt', sw: '/story/story.sw.vtt' } as const
