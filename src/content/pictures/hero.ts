import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const heroPictures: PictureFiles = {
  '/images/hero/1-phone.jpg': {
    key: '7fdb4f15',
    width: 1080,
    height: 1350,
    tone: '#d8c8b8',
    preview: '#bbb,#cb8,#784',
  },
  '/images/hero/1.jpg': {
    key: '8a6fe32b',
    width: 2100,
    height: 900,
    tone: '#d8c8b8',
    preview: '#bbb,#cb9,#785',
  },
  '/images/hero/2-phone.jpg': {
    key: '90984c0c',
    width: 1080,
    height: 1350,
    tone: '#e8c888',
    preview: '#9aa,#ca7,#985',
  },
  '/images/hero/2.jpg': {
    key: 'a5e280d0',
    width: 2100,
    height: 900,
    tone: '#b89858',
    preview: '#9a9,#db7,#a85',
  },
  '/images/hero/3-phone.jpg': {
    key: '92844071',
    width: 1080,
    height: 1350,
    tone: '#4888b8',
    preview: '#79a,#a98,#766',
  },
  '/images/hero/3.jpg': {
    key: '863b0379',
    width: 2100,
    height: 900,
    tone: '#4888b8',
    preview: '#79a,#998,#876',
  },
  '/images/hero/4-phone.jpg': {
    key: '85b480da',
    width: 1080,
    height: 1350,
    tone: '#4888b8',
    preview: '#8ac,#9bb,#886',
  },
  '/images/hero/4.jpg': {
    key: 'a3fa2925',
    width: 2100,
    height: 900,
    tone: '#4888b8',
    preview: '#8ac,#9ba,#896',
  },
}
