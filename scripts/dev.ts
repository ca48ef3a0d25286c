import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'vite'

if (existsSync('.env')) process.loadEnvFile('.env')

const PAGE_PORT = 5173
const API_PORT = process.env['PORT'] ?? '3000'
const page = `http://localhost:${PAGE_PORT}`

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: API_PORT, PUBLIC_URL: page },
})
const proxied = { target: `http://127.0.0.1:${API_PORT}`, changeOrigin: false }
const pages = await createServer({
  server: { port: PAGE_PORT, strictPort: true, proxy: { '/api': proxied } },
})
await pages.listen()
console.log(`\nOpen ${page} (the API behind it listens on port ${API_PORT})\n`)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await pages.close()
    api.kill(signal)
  })
}
api.once('exit', (code) => process.exit(code ?? 0))
