import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const teamPictures: PictureFiles = {
  '/images/team/1.jpg': {
    key: 'd76acf22',
    width: 960,
    height: 1200,
    tone: '#7898a8',
    preview: '#9a9,#b85,#774',
  },
  '/images/team/2.jpg': {
    key: 'd08fb4b1',
    width: 960,
    height: 1200,
    tone: '#886858',
    preview: '#655,#865,#865',
  },
  '/images/team/3.jpg': {
    key: '1dc6ec1d',
    width: 960,
    height: 1200,
    tone: '#b89868',
    preview: '#b97,#986,#875',
  },
  '/images/team/4.jpg': {
    key: 'cde26561',
    width: 960,
    height: 1200,
    tone: '#989858',
    preview: '#aa8,#874,#754',
  },
  '/images/team/5.jpg': {
    key: 'ac9e3996',
    width: 960,
    height: 1200,
    tone: '#483828',
    preview: '#b97,#a96,#654',
  },
  '/images/team/6.jpg': {
    key: '140b6b0f',
    width: 960,
    height: 1200,
    tone: '#7898a8',
    preview: '#999,#a86,#876',
  },
}
