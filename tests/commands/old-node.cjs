'use strict'

// Loaded before a command to make it believe that it runs on an old Node.
Object.defineProperty(process.versions, 'node', { value: '18.20.0' })
