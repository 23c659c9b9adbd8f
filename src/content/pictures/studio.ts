import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const studioPictures: PictureFiles = {
  '/images/studio/empty.jpg': {
    key: 'd0c58873',
    width: 1600,
    height: 1000,
    tone: '#885848',
    preview: '#abb,#ba8,#764',
  },
}
