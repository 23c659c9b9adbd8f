import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const teamPictures: PictureFiles = {
  '/images/team/1.jpg': {
    key: '49f571ce',
    width: 960,
    height: 1200,
    tone: '#a86848',
    preview: '#9bc,#887,#774',
  },
  '/images/team/2.jpg': {
    key: 'c9d7dfd3',
    width: 960,
    height: 1200,
    tone: '#b89878',
    preview: '#ba8,#a97,#a87',
  },
  '/images/team/3.jpg': {
    key: 'b9e33b24',
    width: 960,
    height: 1200,
    tone: '#b89868',
    preview: '#b97,#986,#865',
  },
  '/images/team/4.jpg': {
    key: '13adc4eb',
    width: 960,
    height: 1200,
    tone: '#a8b8b8',
    preview: '#9ab,#887,#876',
  },
  '/images/team/5.jpg': {
    key: '8d48d962',
    width: 960,
    height: 1200,
    tone: '#e8d8b8',
    preview: '#cca,#ba8,#b97',
  },
  '/images/team/6.jpg': {
    key: '6d0b6166',
    width: 960,
    height: 1200,
    tone: '#f8f8e8',
    preview: '#79b,#bba,#986',
  },
}
