import { article as coffeeCulture } from './articles/coffee-culture-bean-to-cup'
import { article as communityTourism } from './articles/community-based-tourism-building-bridges'
import { article as goatFarming } from './articles/embrace-the-bleat-goat-farming'
import { article as industrialTourism } from './articles/industrial-tourism-nothing-beats-being-there'
import { article as worthEveryPenny } from './articles/why-agritourism-worth-every-penny'
import type { Article } from './model'

/** All articles in the order of the blog. The file of each bears its slug as its name. */
export const articles: readonly Article[] = [
  worthEveryPenny,
  industrialTourism,
  communityTourism,
  goatFarming,
  coffeeCulture,
]
