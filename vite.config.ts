import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiReference } from './scripts/pages/api-reference.ts'
import { areas } from './scripts/pages/areas.ts'
import { bundlerChecks } from './scripts/pages/bundler-checks.ts'
import { codeFetching } from './scripts/pages/code-fetching.ts'
import { plainIcons } from './scripts/pages/plain-icons.ts'
import { precompressed } from './scripts/pages/precompressed.ts'
import { prerendered } from './scripts/pages/prerendered.ts'
import { serviceWorker } from './scripts/pages/service-worker.ts'
import { yamlModules } from './scripts/pages/yaml-modules.ts'

export default defineConfig({
  appType: 'custom',
  plugins: [
    codeFetching(),
    plainIcons(),
    yamlModules(),
    react(),
    tailwindcss(),
    prerendered(),
    serviceWorker(),
    apiReference(),
    precompressed(),
  ],
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // Inlined files would need data: in places where the content security policy has none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Reading a property does nothing else anywhere in what we ship.
      treeshake: { propertyReadSideEffects: false },
      // The addresses of pages (domain/pages.ts) go into the code that uses them.
      optimization: { inlineConst: { mode: 'all' } },
      checks: bundlerChecks,
      input: {
        landing: 'src/client/landing/landing.css',
        start: 'src/client/sign-in/first-minute/main.tsx',
        'sign-in': 'src/client/sign-in/main.ts',
        auth: 'src/client/sign-in/auth.ts',
        app: 'src/client/main.tsx',
      },
      output: {
        codeSplitting: { groups: areas },
      },
    },
  },
})
