import type { Service } from '../../content/services'

/** Consecutive services of one category. */
export type ServiceGroup = [Service, ...Service[]]

/**
 * Groups consecutive services of one category.
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
