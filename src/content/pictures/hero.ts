import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const heroPictures: PictureFiles = {
  '/images/hero/1-phone.jpg': {
    key: 'fa327f18',
    width: 1080,
    height: 1350,
    tone: '#d8c8b8',
    preview: '#bbb,#cb8,#785',
  },
  '/images/hero/1.jpg': {
    key: '4712d111',
    width: 2100,
    height: 900,
    tone: '#d8c8b8',
    preview: '#bbb,#cb9,#785',
  },
  '/images/hero/2-phone.jpg': {
    key: 'df2831a7',
    width: 1080,
    height: 1350,
    tone: '#e8c888',
    preview: '#9aa,#db7,#a85',
  },
  '/images/hero/2.jpg': {
    key: 'a5e280d0',
    width: 2100,
    height: 900,
    tone: '#b89858',
    preview: '#9a9,#db7,#a85',
  },
  '/images/hero/3-phone.jpg': {
    key: '52cdb2cc',
    width: 1080,
    height: 1350,
    tone: '#4888b8',
    preview: '#79a,#a88,#766',
  },
  '/images/hero/3.jpg': {
    key: 'd306370b',
    width: 2100,
    height: 900,
    tone: '#4888b8',
    preview: '#79a,#998,#877',
  },
  '/images/hero/4-phone.jpg': {
    key: 'd2146eba',
    width: 1080,
    height: 1350,
    tone: '#4888b8',
    preview: '#8ac,#9ba,#896',
  },
  '/images/hero/4.jpg': {
    key: 'e8866d79',
    width: 2100,
    height: 900,
    tone: '#4888b8',
    preview: '#8ac,#9ba,#896',
  },
}
