import type { PictureFiles } from '../../../../src/content/model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const toursPictures: PictureFiles = {
  '/images/tours/9-day-mixed-farming-safari.jpg': {
    key: '6a719e83',
    width: 1600,
    height: 1200,
    tone: '#c8a868',
    preview: '#aa9,#a98,#a85',
  },
  '/images/tours/bonding-safari.jpg': {
    key: '4d5dac6b',
    width: 1600,
    height: 1200,
    tone: '#786858',
    preview: '#878,#c98,#876',
  },
  '/images/tours/coffee-and-dairy-tour.jpg': {
    key: 'cb9f3c36',
    width: 1600,
    height: 1200,
    tone: '#687848',
    preview: '#aa9,#885,#664',
  },
  '/images/tours/educational-stem-tours.jpg': {
    key: '10ec2fda',
    width: 1600,
    height: 1200,
    tone: '#4888b8',
    preview: '#8ac,#ab9,#764',
  },
  '/images/tours/flower-farm-tour-in-naivasha.jpg': {
    key: '80d22b17',
    width: 1600,
    height: 1200,
    tone: '#98a8b8',
    preview: '#abb,#cba,#876',
  },
  '/images/tours/goat-farm-tour.jpg': {
    key: 'ed89eb72',
    width: 1600,
    height: 1200,
    tone: '#989858',
    preview: '#aa9,#b96,#774',
  },
  '/images/tours/maasai-ostrich-farm-tour.jpg': {
    key: '200ecbf7',
    width: 1600,
    height: 1200,
    tone: '#a88858',
    preview: '#aaa,#ca8,#a85',
  },
  '/images/tours/matatu-tourism.jpg': {
    key: '4e6a509b',
    width: 1600,
    height: 1200,
    tone: '#e89848',
    preview: '#897,#a87,#986',
  },
  '/images/tours/nanasi-pineapple-tour.jpg': {
    key: '4e71dcd8',
    width: 1600,
    height: 1200,
    tone: '#587858',
    preview: '#bb9,#a96,#774',
  },
  '/images/tours/ngong-adrenaline-rush.jpg': {
    key: '91db0259',
    width: 1600,
    height: 1200,
    tone: '#4888b8',
    preview: '#7ac,#aba,#996',
  },
  '/images/tours/organic-farm-visit.jpg': {
    key: 'dc5ed55e',
    width: 1600,
    height: 1200,
    tone: '#a8b888',
    preview: '#9a9,#997,#786',
  },
  '/images/tours/pig-farm-tour.jpg': {
    key: '0270ce3f',
    width: 1600,
    height: 1200,
    tone: '#c8c8c8',
    preview: '#bcc,#998,#775',
  },
  '/images/tours/rural-farm-safari-tea-and-cheese.jpg': {
    key: '22cc52aa',
    width: 1600,
    height: 1200,
    tone: '#486848',
    preview: '#abb,#886,#684',
  },
  '/images/tours/wellness-and-nature-experience.jpg': {
    key: '13c5acfc',
    width: 1600,
    height: 1200,
    tone: '#e8e8d8',
    preview: '#9a8,#ab9,#785',
  },
}
