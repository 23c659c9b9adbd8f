import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const teamPictures: PictureFiles = {
  '/images/team/1.jpg': {
    key: '153daa3b',
    width: 960,
    height: 1200,
    tone: '#7898b8',
    preview: '#aaa,#785,#774',
  },
  '/images/team/2.jpg': {
    key: '0253335b',
    width: 960,
    height: 1200,
    tone: '#b89878',
    preview: '#ba8,#987,#987',
  },
  '/images/team/3.jpg': {
    key: '6fb65022',
    width: 960,
    height: 1200,
    tone: '#b89868',
    preview: '#b97,#986,#865',
  },
  '/images/team/4.jpg': {
    key: '1b07cde5',
    width: 960,
    height: 1200,
    tone: '#a8b8c8',
    preview: '#aba,#885,#765',
  },
  '/images/team/5.jpg': {
    key: 'dcd6133c',
    width: 960,
    height: 1200,
    tone: '#e8d8b8',
    preview: '#cca,#a98,#a86',
  },
  '/images/team/6.jpg': {
    key: 'd657ed99',
    width: 960,
    height: 1200,
    tone: '#7898b8',
    preview: '#999,#b97,#975',
  },
}
