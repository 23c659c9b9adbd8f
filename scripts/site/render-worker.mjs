import { parentPort, workerData } from 'node:worker_threads'

// Renders pages beside the thread that writes them, see `page-renderer.ts`. JavaScript, because the loader of
// TypeScript does not reach into threads of Node 20, and the built server needs none.

const server = await import(workerData)

parentPort.on('message', ({ number, path }) => {
  server
    .renderPage(path)
    .then((page) => ({ number, page }))
    .catch((error) => ({ number, error }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    .then((answer) => parentPort.postMessage(answer))
})
