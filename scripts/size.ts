import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const folder = process.argv[2] ?? 'dist/client'
const kB = 1000

/** Routes with a larger budget. */
const heavy = /Advisor|Assessment/
const budgets = { route: 15 * kB, heavyRoute: 25 * kB, dashboard: 107.5 * kB }
/** React is 58 kB of each; see docs/decisions/035 for why they are above 65. */
const formBudgets = { login: 65.5 * kB, signup: 65.5 * kB, auth: 68 * kB }

const manifest = z
  .record(
    z.string(),
    z.object({
      file: z.string(),
      isDynamicEntry: z.boolean().optional(),
      imports: z.array(z.string()).optional(),
    }),
  )
  .parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))

interface Measure {
  name: string
  bytes: number
  budget: number
}

const measures = [...publicPages(), ...appPages()]
for (const { name, bytes, budget } of measures) {
  const verdict = bytes > budget ? 'OVER' : 'ok'
  console.log(`${name.padEnd(52)}${kilo(bytes)} of ${kilo(budget)} kB  ${verdict}`)
}
if (measures.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1

function publicPages(): Measure[] {
  const landing = filesOf('index.html')
  const forms = Object.entries(formBudgets).map(([name, budget]) => ({
    name: `${name}: scripts`,
    bytes: sum(filesOf(`${name}.html`).scripts),
    budget,
  }))
  return [
    { name: 'landing: scripts', bytes: sum(landing.scripts), budget: 2.1 * kB },
    {
      name: 'landing: page, styles, scripts',
      bytes: sum(['index.html', ...landing.all]),
      budget: 20 * kB,
    },
    ...forms,
  ]
}

/** The shell with the dashboard, then what each other page adds. */
function appPages(): Measure[] {
  const shell = filesOf('app.html')
  const lazy = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && /(Page|Tab)\.tsx$/.test(key),
  )
  const home = lazy.filter((key) => /\/(DashboardPage|OverviewTab)\.tsx$/.test(key))
  const first = new Set([...shell.scripts, ...home.flatMap(closureOf)])
  const further = lazy
    .filter((key) => !home.includes(key))
    .map((key) => ({
      name: key.replace('src/client/', '').replace('.tsx', ''),
      bytes: sum(closureOf(key).filter((file) => !first.has(file))),
      budget: heavy.test(key) ? budgets.heavyRoute : budgets.route,
    }))
  return [
    {
      name: 'app shell with the dashboard: scripts',
      bytes: sum([...first]),
      budget: budgets.dashboard,
    },
    { name: 'app: styles', bytes: sum(shell.styles), budget: 10 * kB },
    ...further,
  ]
}

/** The files that a page's HTML loads before any script runs. */
function filesOf(page: string) {
  const html = readFileSync(join(folder, page), 'utf8')
  const all = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '')
  return {
    all,
    scripts: all.filter((file) => file.endsWith('.js')),
    styles: all.filter((file) => file.endsWith('.css')),
  }
}

function closureOf(key: string): string[] {
  const keys = new Set([key])
  for (const chunk of keys)
    for (const dependency of manifest[chunk]?.imports ?? []) keys.add(dependency)
  return [...keys]
    .map((chunk) => manifest[chunk]?.file ?? '')
    .filter((file) => file.endsWith('.js'))
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + statSync(join(folder, `${file}.br`)).size, 0)
}

function kilo(bytes: number): string {
  return (bytes / kB).toFixed(2).padStart(7)
}
