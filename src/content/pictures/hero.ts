import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const heroPictures: PictureFiles = {
  '/images/hero/1-phone.jpg': {
    key: '2c7ceff8',
    width: 1080,
    height: 1350,
    tone: '#d8c8b8',
    preview: '#bbb,#cb8,#784',
  },
  '/images/hero/1.jpg': {
    key: '09178d30',
    width: 2100,
    height: 900,
    tone: '#d8c8b8',
    preview: '#bbb,#cb9,#785',
  },
  '/images/hero/2-phone.jpg': {
    key: 'a80a3df6',
    width: 1080,
    height: 1350,
    tone: '#e8c888',
    preview: '#9aa,#cb7,#a85',
  },
  '/images/hero/2.jpg': {
    key: 'a5e280d0',
    width: 2100,
    height: 900,
    tone: '#b89858',
    preview: '#9a9,#db7,#a85',
  },
  '/images/hero/3-phone.jpg': {
    key: 'b7fcd9ee',
    width: 1080,
    height: 1350,
    tone: '#4888b8',
    preview: '#9ab,#aa9,#876',
  },
  '/images/hero/3.jpg': {
    key: 'b8b47efe',
    width: 2100,
    height: 900,
    tone: '#4888b8',
    preview: '#79a,#998,#887',
  },
  '/images/hero/4-phone.jpg': {
    key: '759013e3',
    width: 1080,
    height: 1350,
    tone: '#4888b8',
    preview: '#8ac,#9ba,#896',
  },
  '/images/hero/4.jpg': {
    key: '3ff42255',
    width: 2100,
    height: 900,
    tone: '#4888b8',
    preview: '#8ac,#9ba,#896',
  },
}
