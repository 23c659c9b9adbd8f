import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const aboutPictures: PictureFiles = {
  '/images/about/impact.jpg': {
    key: '6829ad10',
    width: 1600,
    height: 1200,
    tone: '#7898b8',
    preview: '#aaa,#986,#764',
  },
  '/images/about/story.jpg': {
    key: 'e77c1d1a',
    width: 1600,
    height: 1200,
    tone: '#687848',
    preview: '#886,#986,#554',
  },
}
