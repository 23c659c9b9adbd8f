import { site } from '../../src/content/site'

/** What is said over one painting. */
export type Sentence = {
  /** The piece of the sentence that stands in the picture, in one or two lines. */
  title: readonly string[]
  /** The whole sentence as the site says it, in lines of a caption. */
  en: readonly string[]
  sw: readonly string[]
}

/** The story in the site's own words, shortened only by leaving words out. */
export const sentences: readonly Sentence[] = [
  {
    title: ['Ask a farmer what is growing,', 'and stay for tea.'],
    en: ['Ask a farmer what is growing,', 'and stay for tea.'],
    sw: ['Muulize mkulima anachokuza,', 'kisha ukae unywe chai.'],
  },
  {
    title: ['Half a morning among goats'],
    en: ['Our tours run from half a morning among', 'goats to nine days across the highlands.'],
    sw: ['Ziara zetu ni za nusu asubuhi na mbuzi', 'hadi siku tisa katika nyanda za juu.'],
  },
  {
    title: ['The farms stay farms.'],
    en: ['The farms stay farms.', 'You join the work of the day.'],
    sw: ['Mashamba hubaki mashamba.', 'Unajiunga na kazi ya siku.'],
  },
  {
    title: ['The people who work the land'],
    en: ['The people who work the land host the day,', 'set the pace and share in what it earns.'],
    sw: ['Wanaolima ardhi ndio wenyeji wa siku,', 'hupanga mwendo na kushiriki mapato yake.'],
  },
  {
    title: ['A table with room for one more'],
    en: ['What they share is a table', 'with room for one more.'],
    sw: ['Wanachoshiriki wote ni meza', 'yenye nafasi ya mgeni mmoja zaidi.'],
  },
  {
    title: ['A slower kind of travel'],
    en: ['It makes a slower kind of travel,', 'and people remember it.'],
    sw: ['Ni safari ya polepole,', 'na watu huikumbuka.'],
  },
]

/** What the back of the postcard says. */
export const farewell = {
  en: [`${site.name}.`, site.tagline],
  sw: [`${site.name}.`, 'Lima. Buni. Inua.'],
} as const
