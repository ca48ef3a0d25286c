import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiReference } from './scripts/pages/api-reference.ts'
import { bundlerChecks } from './scripts/pages/bundler-checks.ts'
import { codeFetching } from './scripts/pages/code-fetching.ts'
import { precompressed } from './scripts/pages/precompressed.ts'
import { prerendered } from './scripts/pages/prerendered.ts'
import { yamlModules } from './scripts/pages/yaml-modules.ts'

export default defineConfig({
  appType: 'custom',
  plugins: [
    codeFetching(),
    yamlModules(),
    react(),
    tailwindcss(),
    prerendered(),
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
        'sign-in': 'src/client/sign-in/main.ts',
        auth: 'src/client/sign-in/auth.ts',
        app: 'src/client/main.tsx',
      },
      output: {
        codeSplitting: {
          groups: [
            // React changes less often than our pages: its own file stays in the cache over releases.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // What every page uses and what every form uses: two files in place of a dozen crumbs.
            {
              name: 'kit',
              test: /client[\\/](app[\\/](api|theme|account-channel)|ui[\\/](Button|Spinner|classes))\./,
            },
            {
              name: 'form',
              test: /client[\\/](app[\\/]form|ui[\\/](Field|FormMessage|PasswordField))\.|domain[\\/]messages\./,
            },
            // What is open on top of a page, whichever page it is.
            {
              name: 'on-top',
              test: /client[\\/]ui[\\/](store|use-store|toasts|back-closes|leaving)\./,
            },
            // The icons of the dashboard, each of which used to be a separate file.
            { name: 'icon', test: /lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/ },
            {
              name: 'dashboard-icons',
              test: /lucide-react[\\/].*icons[\\/](trophy|star|target|calendar-check|compass)\./,
            },
          ],
        },
      },
    },
  },
})
