import { flag, group, list, textLine, url, type Fault } from './part'

/** What the site counts: presses, by itself, and visits, by a service of the operator. */
export const counting = group(
  'Counting',
  {
    countsPresses: flag('Count how many asked', {
      hint: 'Adds one to a daily number when a visitor presses Send, Mail, Call, Brochure or Keep. It keeps nothing about the visitor, so nobody is asked.',
    }),
    serviceName: textLine('Statistics service', 40, {
      need: 'optional',
      hint: 'Its name, as visitors read it when they are asked. Leave everything below empty if you have none.',
    }),
    serviceScript: url('Address of its script', {
      need: 'optional',
      hint: 'Loaded only after a visitor allows it.',
    }),
    serviceServer: url('Where it sends its numbers', {
      need: 'optional',
      hint: 'Only if that is another server than the one of the script.',
    }),
    serviceSettings: list(
      'Settings of its script',
      group('Setting', {
        name: textLine('Name', 40, { hint: 'Such as data-website-id.' }),
        value: textLine('Value', 200),
      }),
      { one: 'a setting', most: 6 },
    ),
  },
  {
    check: ({ serviceName, serviceScript, serviceServer, serviceSettings }) => {
      const faults: Fault[] = []
      const rest = [serviceScript, serviceServer, ...serviceSettings.map(({ name }) => name)]
      if (serviceName === '' && rest.some((text) => text !== '')) {
        faults.push({ path: ['serviceName'], message: 'Enter the name of the service.' })
      }
      if (serviceScript === '' && (serviceName !== '' || serviceServer !== '')) {
        faults.push({ path: ['serviceScript'], message: 'Enter the address of its script.' })
      }
      for (const [index, { name }] of serviceSettings.entries()) {
        if (/^data-[a-z][a-z0-9-]*$/.test(name)) continue
        faults.push({
          path: ['serviceSettings', index, 'name'],
          message: 'Enter a name that begins with data-, such as data-website-id.',
        })
      }
      return faults
    },
  },
)
