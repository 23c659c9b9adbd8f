import type { PictureFiles } from '../model'
import { aboutPictures } from './about'
import { articlesPictures } from './articles'
import { galleryPictures } from './gallery'
import { heroPictures } from './hero'
import { mapPictures } from './map'
import { pagesPictures } from './pages'
import { studioPictures } from './studio'
import { teamPictures } from './team'
import { toursPictures } from './tours'

// Written by `npm run images`. Pages take the module of their group: this one holds them all.

export const pictureFiles: PictureFiles = {
  ...aboutPictures,
  ...articlesPictures,
  ...galleryPictures,
  ...heroPictures,
  ...mapPictures,
  ...pagesPictures,
  ...studioPictures,
  ...teamPictures,
  ...toursPictures,
}
