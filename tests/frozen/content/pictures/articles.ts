import type { PictureFiles } from '../../../../src/content/model'

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
    key: '8812d0fa',
    width: 1600,
    height: 1200,
    tone: '#d8c898',
    preview: '#bba,#ba7,#885',
  },
  '/images/articles/embrace-the-bleat-goat-farming.jpg': {
    key: '691d72ed',
    width: 1600,
    height: 1200,
    tone: '#789858',
    preview: '#8ab,#9a7,#785',
  },
  '/images/articles/industrial-tourism-nothing-beats-being-there.jpg': {
    key: '7812fa9b',
    width: 1600,
    height: 1200,
    tone: '#b8b8a8',
    preview: '#aa9,#997,#784',
  },
  '/images/articles/why-agritourism-worth-every-penny.jpg': {
    key: '67c82ac3',
    width: 1600,
    height: 1200,
    tone: '#886848',
    preview: '#bb9,#a85,#664',
  },
}
