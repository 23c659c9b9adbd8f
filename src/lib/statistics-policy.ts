/** Name of the Trusted Types policy that gives the statistics service the address of its script. */
export const statisticsPolicyName = 'statistics'
