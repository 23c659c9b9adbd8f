import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const pagesPictures: PictureFiles = {
  '/images/not-found.jpg': {
    key: 'a7fa5c17',
    width: 1600,
    height: 1000,
    tone: '#a89858',
    preview: '#bb9,#ca7,#985',
  },
}
