import { build, type Plugin } from 'vite'
import { bundlerChecks } from './bundler-checks.ts'
import { plainIcons } from './plain-icons.ts'

const never = '\0never'

/** What the server draws the first screen with: the client's own components, built for Node. */
export async function buildFirstScreen(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [plainIcons(), withoutLazyParts()],
    build: {
      ssr: 'src/client/first-screen.tsx',
      outDir,
      // As in the browser's build, so that both have the same addresses.
      assetsInlineLimit: 0,
      rolldownOptions: { checks: bundlerChecks },
    },
  })
}

/** A part that is loaded on demand never arrives: the screen shows what a person sees until it does. */
function withoutLazyParts(): Plugin {
  return {
    name: 'upful-without-lazy-parts',
    enforce: 'pre',
    resolveDynamicImport: () => never,
    load: {
      filter: { id: /^\0never$/ },
      handler: () => 'await new Promise(() => {})',
    },
  }
}
