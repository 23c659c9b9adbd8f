// Preloaded into the child of a publish: a disk that is full when pictures are put down.
const fs = require('fs')
const { syncBuiltinESMExports } = require('module')

fs.promises.mkdtemp = () => {
  if (process.env.DISK_FULL_TEST === 'crash') {
    process.stderr.write('write error: No space left on device\n')
    process.exit(7)
  }
  const error = new Error('ENOSPC: no space left on device, mkdtemp')
  return Promise.reject(
    new Error('The bundler failed', { cause: Object.assign(error, { code: 'ENOSPC' }) }),
  )
}
syncBuiltinESMExports()
