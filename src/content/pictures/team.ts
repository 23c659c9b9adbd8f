import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const teamPictures: PictureFiles = {
  '/images/team/1.jpg': {
    key: '4874952c',
    width: 960,
    height: 1200,
    tone: '#a8b8c8',
    preview: '#aaa,#886,#774',
  },
  '/images/team/2.jpg': {
    key: '558c16a5',
    width: 960,
    height: 1200,
    tone: '#988868',
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
    key: '95ed24a4',
    width: 960,
    height: 1200,
    tone: '#a8b8b8',
    preview: '#8aa,#875,#765',
  },
  '/images/team/5.jpg': {
    key: '38d9a7db',
    width: 960,
    height: 1200,
    tone: '#d8c8a8',
    preview: '#cca,#ba8,#b97',
  },
  '/images/team/6.jpg': {
    key: '202b2cd6',
    width: 960,
    height: 1200,
    tone: '#c8b8a8',
    preview: '#999,#b97,#a97',
  },
}
