import { adminOf, boot } from './local-stack'

// A process of its own for kill.test.ts: boots, then writes until it is killed and says what was
// acknowledged. The number makes the titles of each life unique.

const stack = await boot(process.argv[2] ?? '', {
  log: (line) => void process.stdout.write(`${line}\n`),
})
const admin = await adminOf(stack)
for (let number = 0; ; number += 1) {
  const title = `Burst ${process.pid} ${number}`
  const { error } = await admin.from('tours').insert({ title, category: 'Farm Tours' })
  if (error) throw error
  process.stdout.write(`wrote ${title}\n`)
}
