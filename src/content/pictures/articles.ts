import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const articlesPictures: PictureFiles = {
  '/images/articles/coffee-culture-bean-to-cup.jpg': {
    key: 'f235d01a',
    width: 1600,
    height: 1200,
    tone: '#688868',
    preview: '#689,#786,#686',
  },
  '/images/articles/community-based-tourism-building-bridges.jpg': {
    key: '5de02da4',
    width: 1600,
    height: 1200,
    tone: '#b8b8b8',
    preview: '#aba,#997,#885',
  },
  '/images/articles/embrace-the-bleat-goat-farming.jpg': {
    key: '9ebd6679',
    width: 1600,
    height: 1200,
    tone: '#789858',
    preview: '#8ab,#aa7,#785',
  },
  '/images/articles/industrial-tourism-nothing-beats-being-there.jpg': {
    key: '49200a82',
    width: 1600,
    height: 1200,
    tone: '#284828',
    preview: '#8ac,#998,#463',
  },
  '/images/articles/why-agritourism-worth-every-penny.jpg': {
    key: '67c82ac3',
    width: 1600,
    height: 1200,
    tone: '#886848',
    preview: '#bb9,#a85,#664',
  },
}
