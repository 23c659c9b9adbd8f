import { site } from './site'

type Passage = {
  title: string
  /** One or two sentences. */
  text: string
}

type Picture = {
  /** A path of this site or an https URL. */
  image: string
  /** Alternative text. */
  imageAlt: string
}

/** Beside Our Story, and beside the figures. */
export const aboutPictures: Readonly<Record<'story' | 'impact', Picture>> = {
  story: {
    image: '/images/about/story.jpg',
    imageAlt: 'Four people talking in the shade of a great fig tree beside a farm path',
  },
  impact: {
    image: '/images/about/impact.jpg',
    imageAlt: 'A teacher and four children before long rows of vegetables',
  },
}

/** Our Story on the about page; the home page has a shorter version. */
export const aboutStory: readonly string[] = [
  'Ask who grew your tea, and most answers end at a shop. Ours ends at a gate, with a dog, a wave and somebody who has been up since five.',
  `${site.name} takes you through that gate. You meet the people who planted the rows, hear what last season did to them, and do a little of the work yourself. Nothing is put on for you; that is the point.`,
]

/** The three pillars: the words of the tagline, each with an explanation. */
export const pillars: readonly Passage[] = [
  {
    title: 'Cultivate',
    text: 'We begin with the soil and with the people who know it. On a farm, your host is somebody who works the land you stand on.',
  },
  {
    title: 'Innovate',
    text: 'Biogas from a cowshed, drip lines on a dry slope, a new crop on an old terrace: we show what farmers are trying now.',
  },
  {
    title: 'Elevate',
    text: 'A visit should leave a household better off and a guest better informed. We measure a good day by both.',
  },
]

/** Text under the pillars. */
export const aboutNarrative: readonly string[] = [
  'Today we work with over 50 farming families. Some keep three goats and some keep thirty cows; some grow for the kitchen and some for the auction. What they share is a table with room for one more.',
  'They decide what they show, when they are too busy for visitors, and how many guests their paths and kitchens can carry. We bring the guests, the questions and fair pay for the day. It makes a slower kind of travel, and people remember it.',
]

/** The four core values, in order. */
export const coreValues: readonly Passage[] = [
  {
    title: 'Respect',
    text: 'We are guests first. We ask before we enter, before we taste and before we take a picture.',
  },
  {
    title: 'Sustainability',
    text: 'Groups stay as small as the land asks. We carry our litter home and buy lunch where we walk.',
  },
  {
    title: 'Innovation',
    text: 'Old knowledge and new tools belong in the same field, and we like to see them argue.',
  },
  {
    title: 'Impact',
    text: 'A good visit can be counted afterwards: in income, in customers, in a child who wants to farm.',
  },
]

/** Roles only: the operator has not named any persons yet. */
export const teamRoles: readonly (Passage & Picture)[] = [
  {
    title: 'Lead guide',
    text: 'Walks in front, knows the road and the weather, and translates jokes.',
    image: '/images/team/1.jpg',
    imageAlt: 'A guide in rubber boots points the way between coffee bushes; guests follow',
  },
  {
    title: 'Farm partnerships',
    text: 'Sits at kitchen tables with our host families and plans the season with them.',
    image: '/images/team/2.jpg',
    imageAlt: 'Two people bent over a plan at a kitchen table, cups beside them',
  },
  {
    title: 'Farm kitchen',
    text: 'Cooks with what the field gives that morning, and asks early about what you cannot eat.',
    image: '/images/team/3.jpg',
    imageAlt: 'A cook stirs a steaming pot on a charcoal stove, vegetables around her',
  },
  {
    title: 'Schools and research',
    text: 'Turns a syllabus or a research question into a day outdoors.',
    image: '/images/team/4.jpg',
    imageAlt: 'A woman kneels in a vegetable bed and shows a seedling to four pupils',
  },
  {
    title: 'Guest care',
    text: 'Reads your message, answers within 24 hours and stays reachable on the day.',
    image: '/images/team/5.jpg',
    imageAlt: 'Somebody answering letters at a desk under a map, a cup of tea at hand',
  },
  {
    title: 'On the road',
    text: 'Drives the van, knows which bridge the rain took, and never hurries a picnic.',
    image: '/images/team/6.jpg',
    imageAlt: 'A driver loads baskets onto the roof of a safari van beside a red road',
  },
]
