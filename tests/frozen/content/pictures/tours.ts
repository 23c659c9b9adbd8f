import type { PictureFiles } from '../../../../src/content/model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const toursPictures: PictureFiles = {
  '/images/tours/9-day-mixed-farming-safari.jpg': {
    key: '13d61069',
    width: 1600,
    height: 1200,
    tone: '#b89858',
    preview: '#aa9,#ca7,#a85',
  },
  '/images/tours/bonding-safari.jpg': {
    key: '737dfcd2',
    width: 1600,
    height: 1200,
    tone: '#786858',
    preview: '#878,#c98,#876',
  },
  '/images/tours/coffee-and-dairy-tour.jpg': {
    key: 'deee49a4',
    width: 1600,
    height: 1200,
    tone: '#687848',
    preview: '#aa9,#885,#664',
  },
  '/images/tours/educational-stem-tours.jpg': {
    key: 'a177db5e',
    width: 1600,
    height: 1200,
    tone: '#98a8a8',
    preview: '#aa9,#c96,#764',
  },
  '/images/tours/flower-farm-tour-in-naivasha.jpg': {
    key: 'c4ab76b8',
    width: 1600,
    height: 1200,
    tone: '#f8f8e8',
    preview: '#abb,#cba,#876',
  },
  '/images/tours/goat-farm-tour.jpg': {
    key: 'fa4f0871',
    width: 1600,
    height: 1200,
    tone: '#989858',
    preview: '#aa9,#b96,#774',
  },
  '/images/tours/maasai-ostrich-farm-tour.jpg': {
    key: '01099cb2',
    width: 1600,
    height: 1200,
    tone: '#7898a8',
    preview: '#9aa,#ba7,#a86',
  },
  '/images/tours/matatu-tourism.jpg': {
    key: '916cdabf',
    width: 1600,
    height: 1200,
    tone: '#e89848',
    preview: '#897,#a97,#986',
  },
  '/images/tours/nanasi-pineapple-tour.jpg': {
    key: '9a7f0e5b',
    width: 1600,
    height: 1200,
    tone: '#7898a8',
    preview: '#aa9,#a96,#974',
  },
  '/images/tours/ngong-adrenaline-rush.jpg': {
    key: '8b9870f5',
    width: 1600,
    height: 1200,
    tone: '#c8b898',
    preview: '#aa9,#b96,#875',
  },
  '/images/tours/organic-farm-visit.jpg': {
    key: 'd1eaa7dd',
    width: 1600,
    height: 1200,
    tone: '#a8b888',
    preview: '#9a9,#997,#786',
  },
  '/images/tours/pig-farm-tour.jpg': {
    key: 'c8fd01fb',
    width: 1600,
    height: 1200,
    tone: '#c8b898',
    preview: '#ab9,#b97,#765',
  },
  '/images/tours/rural-farm-safari-tea-and-cheese.jpg': {
    key: '5d70964e',
    width: 1600,
    height: 1200,
    tone: '#486848',
    preview: '#abb,#786,#674',
  },
  '/images/tours/wellness-and-nature-experience.jpg': {
    key: 'bad54340',
    width: 1600,
    height: 1200,
    tone: '#e8e8d8',
    preview: '#9a8,#ab9,#785',
  },
}
