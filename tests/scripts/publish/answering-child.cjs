'use strict'

// Stands in for the child of a publish: answers its one job with its own number and how it was started.
process.once('disconnect', () => process.exit(1))
process.once('message', () => {
  process.send({ state: 'done', hash: process.argv[2], inputs: String(process.pid) })
})
