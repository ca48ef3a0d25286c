import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'
import type { BuiltFiles } from '../../src/worker/built-files.ts'
import { bundlerChecks } from './bundler-checks.ts'

const entry = 'src/worker/main.ts'
const file = 'sw.js'
/** What the pages about an error show. */
const fixedPictures = ['/bird-sorry.svg']
/** Pages of students; what is for other roles is fetched when it is opened. */
const studentAreas =
  /src\/client\/(achievements|applications|assessments|account|courses|dashboard|interview-practice|me|notifications|openings|portfolio|profile|readiness|review|simulations|skills|unsent|frame|app|parts)\//

/** Writes the service worker, with the names of the files that it keeps. Runs after the pages are written. */
export function serviceWorker(): Plugin {
  return {
    name: 'upful-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await workerScript(filesOf(bundle))
        this.emitFile({ type: 'asset', fileName: file, source })
      },
    },
  }
}

function filesOf(bundle: Rolldown.OutputBundle): BuiltFiles {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const shell = textOf(bundle, 'app.html').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)
  const dashboard = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) =>
      /client\/(dashboard\/DashboardPage|app\/offline\/work-offline)\.tsx?$/.test(id),
    ),
  )
  const first = ['/app.html', '/helplines', ...[...shell].map(([, path = '']) => path)]
  const withDashboard = unique([...first, ...pathsOf(dashboard, chunks)])
  const student = chunks.filter(
    ({ facadeModuleId, isEntry }) => !isEntry && studentAreas.test(facadeModuleId ?? ''),
  )
  const areas = unique([...pathsOf(student, chunks), ...fixedPictures]).filter(
    (path) => !withDashboard.includes(path),
  )
  const publicPages = Object.keys(
    (JSON.parse(textOf(bundle, 'pages.json')) as { pages: object }).pages,
  )
  const all = { first: withDashboard, areas, publicPages }
  const pages = ['app.html', 'helplines.html'].map((name) => textOf(bundle, name))
  const version = createHash('sha256')
    .update(JSON.stringify([all, pages]))
    .digest('hex')
  return { version: version.slice(0, 12), ...all }
}

/** These chunks with everything they import, as addresses. */
function pathsOf(
  wanted: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const names = new Set(wanted.map(({ fileName }) => fileName))
  for (const name of names)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      names.add(imported)
  return [...names].map((name) => `/${name}`)
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const asset = bundle[name]
  if (asset?.type !== 'asset') throw new Error(`The build has no file "${name}"`)
  return String(asset.source)
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

async function workerScript(files: BuiltFiles): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILT_FILES: JSON.stringify(files) },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, checks: bundlerChecks },
    },
  })
  const script = 'output' in result ? result.output[0] : undefined
  if (!script) throw new Error(`${entry} was not built`)
  return script.code
}
