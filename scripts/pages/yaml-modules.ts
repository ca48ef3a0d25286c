import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** `import list from 'x.yaml'`: read while building, because a YAML reader is 30 kB in the browser. */
export function yamlModules(): Plugin {
  return {
    name: 'upful-yaml-modules',
    transform: {
      filter: { id: /\.yaml$/ },
      handler: (source) => ({
        code: `export default ${JSON.stringify(parse(source))}`,
        moduleType: 'js',
      }),
    },
  }
}
