import { createServer } from 'vite'
import { previewAddress } from './preview/addresses.ts'
import { previewPages } from './preview/preview-pages.ts'

/** Shows authors every item of the courses in all its states. No account, no database; it reloads on save. */
const PORT = 5174
const pages = await createServer({
  plugins: [previewPages('content')],
  cacheDir: '.cache/preview',
  optimizeDeps: { entries: ['scripts/preview/frame.tsx'] },
  server: { port: PORT, strictPort: true },
})
await pages.listen()
console.log(`\nOpen http://localhost:${PORT}${previewAddress}\n`)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void pages.close().then(() => process.exit()))
}
