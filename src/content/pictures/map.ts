import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const mapPictures: PictureFiles = {
  '/images/map/kenya.jpg': {
    key: 'dbaf914f',
    width: 1280,
    height: 1561,
    tone: '#e8d8b8',
    preview: '#db9,#aa7,#aa9',
  },
}
