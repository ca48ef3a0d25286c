/** Preloaded into the server: answers each message of its parent with its memory after a collection. */
process.on('message', () => {
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, heapUsed, external })
})
// The channel must not keep a stopping server alive.
process.channel?.unref()
