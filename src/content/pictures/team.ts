import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const teamPictures: PictureFiles = {
  '/images/team/1.jpg': {
    key: 'd30f9955',
    width: 960,
    height: 1200,
    tone: '#a8b8c8',
    preview: '#abb,#886,#764',
  },
  '/images/team/2.jpg': {
    key: 'b1bf89fc',
    width: 960,
    height: 1200,
    tone: '#d8b888',
    preview: '#ba8,#987,#987',
  },
  '/images/team/3.jpg': {
    key: '63a0aac6',
    width: 960,
    height: 1200,
    tone: '#b88868',
    preview: '#b97,#986,#865',
  },
  '/images/team/4.jpg': {
    key: '0de3db32',
    width: 960,
    height: 1200,
    tone: '#a87858',
    preview: '#8aa,#875,#754',
  },
  '/images/team/5.jpg': {
    key: '38d9a7db',
    width: 960,
    height: 1200,
    tone: '#d8c8a8',
    preview: '#cca,#ba8,#b97',
  },
  '/images/team/6.jpg': {
    key: '98ad6fb2',
    width: 960,
    height: 1200,
    tone: '#7898b8',
    preview: '#9aa,#ba8,#975',
  },
}
