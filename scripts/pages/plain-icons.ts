import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LucideIconNode } from 'lucide-react'
import type { Plugin } from 'vite'

const imports = /^import \{([^}]*)\} from 'lucide-react'$/gm
const drawing = '/src/client/ui/drawn-icon.ts'

/**
 * Builds each icon as its shapes and nothing else. The package's own modules bring a name, keys and a component
 * with options that nobody sets; and through its index every module with an icon would seem to use every icon of
 * the app, so that `areas.ts` would put all of them into the shell.
 */
export function plainIcons(): Plugin {
  const entry = fileURLToPath(import.meta.resolve('lucide-react'))
  const folder = join(dirname(entry), '../esm')
  const modules = iconModules(folder)
  return {
    name: 'upful-plain-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]client[\\/].*\.tsx?$/ },
      handler: (code) => code.replace(imports, (_, names: string) => directly(names, modules)),
    },
    load: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      handler: async (id) =>
        `import { drawn } from '${drawing}'\nexport default drawn(${JSON.stringify(await shapesOf(id))})`,
    },
  }
}

function directly(names: string, modules: ReadonlyMap<string, string>): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const [exported = '', local = exported] = name.split(' as ')
      const file = modules.get(exported)
      if (file === undefined) throw new Error(`lucide-react has no icon "${exported}"`)
      return `import ${local} from '${file}';`
    })
    .join('')
}

/** What the index of the package says: the file of each icon, by its name. */
function iconModules(folder: string): Map<string, string> {
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  return new Map(
    [...index.matchAll(/^export \{(.*)\} from '(\.\/icons\/.*)';$/gm)].flatMap(
      ([, names = '', file = '']) =>
        names
          .split(',')
          .map((name) => [name.trim().replace('default as ', ''), join(folder, file)] as const),
    ),
  )
}

/** React needs the keys only for the arrays that the package makes. */
async function shapesOf(file: string) {
  const icon: { __iconData: { node: LucideIconNode[] } } = await import(file)
  return icon.__iconData.node.map(([shape, { key: _key, ...attributes }]) => [shape, attributes])
}
