import { counting } from '../../content/facts/counting'
import { statisticsPolicyName } from '../../lib/statistics-policy'

const elementId = 'statistics'

/** Whether the script of the service is in this page; it stays active until the page is loaded anew. */
export function isStatisticsLoaded(): boolean {
  return document.getElementById(elementId) !== null
}

/**
 * Loads the script of the operator's statistics service, once. Call only after the visitor has allowed it.
 * A failure is silent: visitors miss nothing.
 */
export function loadStatistics({
  serviceScript,
  serviceSettings,
}: Pick<typeof counting, 'serviceScript' | 'serviceSettings'> = counting): void {
  if (isStatisticsLoaded()) return
  const script = document.createElement('script')
  for (const { name, value } of serviceSettings) script.setAttribute(name, value)
  const rules = {
    createScriptURL: (address: string) => (address === serviceScript ? address : ''),
  }
  const policy = window.trustedTypes?.createPolicy(statisticsPolicyName, rules)
  script.id = elementId
  script.async = true
  script.src = policy ? policy.createScriptURL(serviceScript) : serviceScript
  document.head.append(script)
}
