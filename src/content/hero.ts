import type { HeroSlide } from './model'

/** The four slides in the order they turn. */
export const heroSlides: readonly HeroSlide[] = [
  {
    image: '/images/hero/1.svg',
    imageAlt: 'Tea bushes in contour rows on green hills at sunrise',
    title: 'Walk the land that feeds Kenya',
    subtitle: 'Farm tours from Nairobi',
    slogan: 'Two leaves and a bud.',
    description:
      'Pick tea in the morning mist, press cheese after lunch, and be home before the city lights come on.',
  },
  {
    image: '/images/hero/2.svg',
    imageAlt: 'An open plain with acacias under a low golden sun',
    title: 'Where farms meet the wild',
    subtitle: 'Agricultural safaris',
    slogan: 'Nine days, one great loop.',
    description:
      'Follow coffee, wheat and roses through the highlands, with lions and flamingos in between.',
  },
  {
    image: '/images/hero/3.svg',
    imageAlt: 'Bright buildings and a painted minibus on a city street',
    title: 'Hear the city, taste the market',
    subtitle: 'Culture and Nairobi streets',
    slogan: 'Hop on. There is always room.',
    description:
      'Ride a decorated matatu, meet the artists who paint it, and trace your lunch back to its field.',
  },
  {
    image: '/images/hero/4.svg',
    imageAlt: 'A ridge of blue hills falling away to a lake in the valley',
    title: 'Learn with your boots on',
    subtitle: 'Schools, couples, teams and families',
    slogan: 'Come curious. Leave muddy.',
    description:
      'Test soil, feed goats, cross the Ngong ridge, or sit by a quiet lake with somebody you love.',
  },
]
