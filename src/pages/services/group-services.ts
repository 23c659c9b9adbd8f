import type { Service } from '../../content/services'

/** Services of one category that follow each other. */
export type ServiceGroup = [Service, ...Service[]]

/**
 * Puts neighbours of one category together.
 *
 * @returns groups in the order of the services
 */
export function groupServices(services: readonly Service[]): ServiceGroup[] {
  const groups: ServiceGroup[] = []
  for (const service of services) {
    const group = groups.at(-1)
    if (group?.[0].category === service.category) group.push(service)
    else groups.push([service])
  }
  return groups
}
