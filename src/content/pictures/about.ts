import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const aboutPictures: PictureFiles = {
  '/images/about/impact.jpg': {
    key: '35641b69',
    width: 1600,
    height: 1200,
    tone: '#7898b8',
    preview: '#abb,#aa8,#865',
  },
  '/images/about/story.jpg': {
    key: 'abfbdf20',
    width: 1600,
    height: 1200,
    tone: '#788858',
    preview: '#899,#896,#775',
  },
}
