import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const teamPictures: PictureFiles = {
  '/images/team/1.jpg': {
    key: 'b8d7fbb5',
    width: 960,
    height: 1200,
    tone: '#7898a8',
    preview: '#aa8,#985,#664',
  },
  '/images/team/2.jpg': {
    key: 'd08fb4b1',
    width: 960,
    height: 1200,
    tone: '#886858',
    preview: '#655,#865,#865',
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
    key: 'ac9e3996',
    width: 960,
    height: 1200,
    tone: '#483828',
    preview: '#b97,#a96,#654',
  },
  '/images/team/6.jpg': {
    key: 'd657ed99',
    width: 960,
    height: 1200,
    tone: '#7898b8',
    preview: '#999,#b97,#975',
  },
}
