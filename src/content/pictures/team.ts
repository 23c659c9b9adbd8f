import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const teamPictures: PictureFiles = {
  '/images/team/1.jpg': {
    key: '9eab9012',
    width: 960,
    height: 1200,
    tone: '#7898a8',
    preview: '#aa9,#b85,#774',
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
    key: '0d68c6c9',
    width: 960,
    height: 1200,
    tone: '#986848',
    preview: '#ba8,#974,#654',
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
