import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const aboutPictures: PictureFiles = {
  '/images/about/impact.jpg': {
    key: '3c58808b',
    width: 1600,
    height: 1200,
    tone: '#4888b8',
    preview: '#8ab,#9a8,#875',
  },
  '/images/about/story.jpg': {
    key: '4b0faa37',
    width: 1600,
    height: 1200,
    tone: '#788858',
    preview: '#79a,#897,#885',
  },
}
