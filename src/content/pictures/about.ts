import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const aboutPictures: PictureFiles = {
  '/images/about/impact.jpg': {
    key: 'f04d41de',
    width: 1600,
    height: 1200,
    tone: '#7898b8',
    preview: '#abb,#a97,#775',
  },
  '/images/about/story.jpg': {
    key: 'a8364e38',
    width: 1600,
    height: 1200,
    tone: '#687848',
    preview: '#887,#997,#664',
  },
}
