import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const teamPictures: PictureFiles = {
  '/images/team/1.jpg': {
    key: '92fbb243',
    width: 960,
    height: 1200,
    tone: '#7898a8',
    preview: '#9a9,#a85,#774',
  },
  '/images/team/2.jpg': {
    key: '4c3a3618',
    width: 960,
    height: 1200,
    tone: '#886858',
    preview: '#655,#975,#975',
  },
  '/images/team/3.jpg': {
    key: 'aaac4f58',
    width: 960,
    height: 1200,
    tone: '#684838',
    preview: '#754,#864,#964',
  },
  '/images/team/4.jpg': {
    key: '4fc925ba',
    width: 960,
    height: 1200,
    tone: '#986848',
    preview: '#aa8,#874,#754',
  },
  '/images/team/5.jpg': {
    key: '3ea25aa6',
    width: 960,
    height: 1200,
    tone: '#b89868',
    preview: '#b97,#986,#875',
  },
  '/images/team/6.jpg': {
    key: '3b4017d4',
    width: 960,
    height: 1200,
    tone: '#7898a8',
    preview: '#999,#a86,#875',
  },
}
