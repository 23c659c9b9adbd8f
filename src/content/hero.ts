import type { HeroSlide } from './model'

/** Path of the crop for phones. Not every slide has one. */
export const phoneCropOf = (image: string) => image.replace(/\.jpg$/, '-phone.jpg')

/** The four slides, in order. */
export const heroSlides: readonly HeroSlide[] = [
  {
    image: '/images/hero/1.jpg',
    imageAlt: 'Pickers among tea in contour rows at sunrise, a snow-capped mountain behind',
    title: 'Walk the land that feeds Kenya',
    subtitle: 'Farm tours from Nairobi',
    slogan: 'Two leaves and a bud.',
    description:
      'Pick tea in the morning mist, press cheese after lunch, and be home before the city lights come on.',
  },
  {
    image: '/images/hero/2.jpg',
    imageAlt: 'Zebras and giraffes under acacias on a golden plain at sunset',
    title: 'Where farms meet the wild',
    subtitle: 'Agricultural safaris',
    slogan: 'Nine days, one great loop.',
    description:
      'Follow coffee, wheat and roses through the highlands, with lions and flamingos in between.',
  },
  {
    image: '/images/hero/3.jpg',
    imageAlt: 'A painted matatu on a bright city street with stalls and a jacaranda',
    title: 'Hear the city, taste the market',
    subtitle: 'Culture and Nairobi streets',
    slogan: 'Hop on. There is always room.',
    description:
      'Ride a decorated matatu, meet the artists who paint it, and trace your lunch back to its field.',
  },
  {
    image: '/images/hero/4.jpg',
    imageAlt: 'Two walkers on a red path above fields, a lake and a steep ridge',
    title: 'Learn with your boots on',
    subtitle: 'Schools, couples, teams and families',
    slogan: 'Come curious. Leave muddy.',
    description:
      'Test soil, feed goats, cross the Ngong ridge, or sit by a quiet lake with somebody you love.',
  },
]
