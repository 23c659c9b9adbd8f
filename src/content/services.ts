import { categoryNameOf } from './categories'
import { filledAll } from './fact-text'
import { services as sheet } from './facts/services'

export type Service = {
  /** Name of the service. */
  title: string
  /** One or two sentences: what it is and for whom. */
  description: string
  /** Name of the category of the tours that belong to it. */
  category: string
}

/** The services of a sheet as the site shows them: facts filled in, categories by name. */
export const servicesOf = (facts: typeof sheet): readonly Service[] =>
  filledAll(facts).services.map((service) => ({
    ...service,
    category: categoryNameOf(service.category),
  }))

export const services = servicesOf(sheet)
