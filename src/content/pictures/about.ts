import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const aboutPictures: PictureFiles = {
  '/images/about/impact.jpg': {
    key: '4ec166dc',
    width: 1600,
    height: 1200,
    tone: '#7898b8',
    preview: '#abb,#a98,#865',
  },
  '/images/about/story.jpg': {
    key: '4b0faa37',
    width: 1600,
    height: 1200,
    tone: '#788858',
    preview: '#79a,#897,#885',
  },
}
