import type { PictureFiles } from '../model'

// Written by `npm run images` from art/masters: change a master, not this file.

export const toursPictures: PictureFiles = {
  '/images/tours/9-day-mixed-farming-safari.jpg': {
    key: '7961a9ed',
    width: 1600,
    height: 1200,
    tone: '#b89858',
    preview: '#aa9,#ca7,#a85',
  },
  '/images/tours/bonding-safari.jpg': {
    key: '380ba869',
    width: 1600,
    height: 1200,
    tone: '#786858',
    preview: '#878,#c98,#876',
  },
  '/images/tours/coffee-and-dairy-tour.jpg': {
    key: '7f902728',
    width: 1600,
    height: 1200,
    tone: '#687848',
    preview: '#aa9,#885,#664',
  },
  '/images/tours/educational-stem-tours.jpg': {
    key: '555a4958',
    width: 1600,
    height: 1200,
    tone: '#98a8a8',
    preview: '#aa9,#b96,#864',
  },
  '/images/tours/flower-farm-tour-in-naivasha.jpg': {
    key: '653bf06b',
    width: 1600,
    height: 1200,
    tone: '#98a8b8',
    preview: '#aaa,#aa9,#775',
  },
  '/images/tours/goat-farm-tour.jpg': {
    key: 'ec1ea03f',
    width: 1600,
    height: 1200,
    tone: '#989858',
    preview: '#998,#974,#874',
  },
  '/images/tours/maasai-ostrich-farm-tour.jpg': {
    key: '11f41e6d',
    width: 1600,
    height: 1200,
    tone: '#7898a8',
    preview: '#9aa,#ba7,#a86',
  },
  '/images/tours/matatu-tourism.jpg': {
    key: '1f311fb9',
    width: 1600,
    height: 1200,
    tone: '#484848',
    preview: '#999,#a87,#887',
  },
  '/images/tours/nanasi-pineapple-tour.jpg': {
    key: 'bc44d5f7',
    width: 1600,
    height: 1200,
    tone: '#7898a8',
    preview: '#aa9,#a96,#974',
  },
  '/images/tours/ngong-adrenaline-rush.jpg': {
    key: '0bcfefd3',
    width: 1600,
    height: 1200,
    tone: '#c8b898',
    preview: '#aa9,#b96,#875',
  },
  '/images/tours/organic-farm-visit.jpg': {
    key: 'f770fda9',
    width: 1600,
    height: 1200,
    tone: '#a8b888',
    preview: '#9a8,#997,#786',
  },
  '/images/tours/pig-farm-tour.jpg': {
    key: 'e2ece221',
    width: 1600,
    height: 1200,
    tone: '#483828',
    preview: '#987,#b98,#ca7',
  },
  '/images/tours/rural-farm-safari-tea-and-cheese.jpg': {
    key: 'c8dbcfcc',
    width: 1600,
    height: 1200,
    tone: '#284828',
    preview: '#aba,#775,#663',
  },
  '/images/tours/wellness-and-nature-experience.jpg': {
    key: '847278b3',
    width: 1600,
    height: 1200,
    tone: '#e8e8d8',
    preview: '#9a8,#ab9,#785',
  },
}
