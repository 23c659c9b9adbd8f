import type { Facts } from '../collections/facts/sheets'
import { about } from './about'
import { advice } from './advice'
import { categories } from './categories'
import { company } from './company'
import { contact } from './contact'
import { counting } from './counting'
import { faq } from './faq'
import { figures } from './figures'
import { hero } from './hero'
import { home } from './home'
import { legal } from './legal'
import { partners } from './partners'
import { policy } from './policy'
import { series } from './series'
import { services } from './services'

/** The published values of all fact sheets, for scripts and the studio; pages import what they show. */
export const allFacts: Facts = {
  company,
  hero,
  home,
  figures,
  about,
  partners,
  services,
  faq,
  policy,
  advice,
  contact,
  legal,
  categories,
  series,
  counting,
}
