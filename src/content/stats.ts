import type { Statistic } from './model'

// The figures are quoted from the specification. The operator should reconcile: 500+ travelers and 2,000+
// visitors; 500+ families and over 50 families; $50K+ and Ksh 2M+; 7+ and 7 years. Descriptions and definitions are ours:
// the operator should confirm what each figure counts.

/** The three counters below the hero. */
export const heroStats: readonly Statistic[] = [
  {
    number: '7+',
    label: 'years',
    description: '7+ years of experience',
    definition: 'Years since our first hosted farm visit.',
    where: 'hero',
  },
  {
    number: '500+',
    label: 'travelers',
    description: '500+ happy travelers',
    definition: 'People who have travelled with us on a booked tour.',
    where: 'hero',
  },
  {
    number: '50+',
    label: 'partner farms',
    description: '50+ partner farms',
    definition: 'Farms that open their gates to our guests.',
    where: 'hero',
  },
]

/** The four figures of the impact section on the home page. */
export const impactStats: readonly Statistic[] = [
  {
    number: '500+',
    label: 'families supported',
    description: 'Households that earn when a group comes to visit.',
    definition: 'Families who host, cook, guide or sell produce to our guests.',
    where: 'impact',
  },
  {
    number: '$50K+',
    label: 'community income',
    description: 'Money that stays in the places you walk through.',
    definition: 'Paid to communities for hosting, food and crafts, in US dollars.',
    where: 'impact',
  },
  {
    number: '25',
    label: 'sustainable practices',
    description: 'From compost and biogas to drip lines and seed saving.',
    definition: 'Ways of farming and travelling that we ask hosts to show and share.',
    where: 'impact',
  },
  {
    number: '98%',
    label: 'satisfaction',
    description: 'Guests who tell us the day was worth the early start.',
    definition: 'Share of guests who answer our question after the tour with a yes.',
    where: 'impact',
  },
]

/** The four figures of the about page. */
export const aboutStats: readonly Statistic[] = [
  {
    number: '50+',
    label: 'Partner Farms',
    description: 'Small and large, highland and plain.',
    definition: 'Farms that open their gates to our guests.',
    where: 'about',
  },
  {
    number: '2,000+',
    label: 'Visitors Hosted',
    description: 'School classes, families, teams and travellers.',
    definition: 'Everybody received on a farm, day visitors and school groups included.',
    where: 'about',
  },
  {
    number: 'Ksh 2M+',
    label: 'Direct Income',
    description: 'Paid to farming families.',
    definition: 'Paid to partner farms directly, in Kenya shillings.',
    where: 'about',
  },
  {
    number: '7',
    label: 'Years Experience',
    description: 'Seasons of rain, drought and full baskets.',
    definition: 'Full years of hosting farm tours.',
    where: 'about',
  },
]
