import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const pagesPictures: PictureFiles = {
  '/images/not-found.jpg': {
    key: '00db1c0a',
    width: 1600,
    height: 1000,
    tone: '#c8a868',
    preview: '#bb9,#ca6,#985',
  },
}
