import type { Plugin } from 'vite'

/** Vite's wrapper of dynamic imports loads files in a way that a browser never retries. */
export function codeFetching(): Plugin {
  return {
    name: 'upful-code-fetching',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => "export { fetchCode as __vitePreload } from '/src/client/app/fetch-code.ts'",
    },
  }
}
