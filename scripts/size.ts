import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { budgets, type Budget } from './budgets.ts'

const folder = process.argv[2] ?? 'dist/client'
/** Routes with a larger budget. */
const heavy = /Advisor|Assessment/
/** Its page and its area are one file, so that no source file has its name. */
const dashboard = /^_dashboard-/

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
  files: readonly string[]
  budget: Budget
}

for (const { name, files, budget } of [...publicPages(), ...appPages(), ...worker()]) {
  const bytes = sum(files)
  const isOver = bytes > budget.bytes || files.length > budget.files
  const count = `${String(files.length).padStart(3)} of ${String(budget.files).padStart(2)} files`
  const weight = `${kilo(bytes)} of ${kilo(budget.bytes)} kB`
  console.log(`${name.padEnd(44)}${count}${weight}  ${isOver ? 'OVER' : 'ok'}`)
  if (isOver) process.exitCode = 1
}

function publicPages(): Measure[] {
  const landing = filesOf('index.html')
  const start = filesOf('start.html')
  const forms = (['login', 'signup', 'auth'] as const).map((name) => ({
    name: `${name}: scripts`,
    files: filesOf(`${name}.html`).scripts,
    budget: budgets[name],
  }))
  return [
    { name: 'landing: scripts', files: landing.scripts, budget: budgets.landingScripts },
    {
      name: 'landing: page, styles, scripts',
      files: ['index.html', ...landing.all],
      budget: budgets.landing,
    },
    { name: 'start: scripts', files: start.scripts, budget: budgets.startScripts },
    {
      name: 'start: page, styles, scripts',
      files: ['start.html', ...start.all],
      budget: budgets.start,
    },
    ...forms,
  ]
}

/** The worker, and what it brings to a student's device so that the app opens without a connection. */
function worker(): Measure[] {
  const script = 'sw.js'
  const kept = readFileSync(join(folder, script), 'utf8').matchAll(/\/(assets\/[\w.-]+)/g)
  const files = [...new Set([...kept].map(([, file]) => file ?? ''))]
  return [
    { name: 'service worker', files: [script], budget: budgets.worker },
    { name: 'kept on a student’s device', files, budget: budgets.keptOnDevice },
  ]
}

/** The shell with the dashboard, then what each other page adds. */
function appPages(): Measure[] {
  const shell = filesOf('app.html')
  const area = Object.keys(manifest).filter((key) => dashboard.test(key))
  const first = new Set([...shell.scripts, ...area.flatMap(closureOf)])
  const further = Object.keys(manifest)
    .filter((key) => manifest[key]?.isDynamicEntry && /(Page|Tab)\.tsx$/.test(key))
    .map((key) => ({
      name: key.replace('src/client/', '').replace('.tsx', ''),
      files: closureOf(key).filter((file) => !first.has(file)),
      budget: routeBudget(key),
    }))
  return [
    { name: 'dashboard: scripts', files: [...first], budget: budgets.dashboardScripts },
    { name: 'app: styles', files: shell.styles, budget: budgets.styles },
    {
      name: 'dashboard: page, styles, scripts',
      files: ['app.html', ...shell.styles, ...first],
      budget: budgets.dashboard,
    },
    ...further,
  ]
}

function routeBudget(key: string) {
  if (key.endsWith('/ReviewPage.tsx')) return budgets.review
  if (key.endsWith('/SimulationPage.tsx')) return budgets.simulation
  if (key.endsWith('/LessonPage.tsx')) return budgets.lesson
  if (/\/Opening(?:sTab|Page)\.tsx$/.test(key)) return budgets.openings
  if (key.endsWith('/CvPage.tsx')) return budgets.cv
  if (/\/(?:Applicants|Posting)Page\.tsx$/.test(key)) return budgets.applicants
  if (key.endsWith('/mentor/SessionsPage.tsx')) return budgets.sessions
  return heavy.test(key) ? budgets.heavyRoute : budgets.route
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
  return (bytes / 1000).toFixed(2).padStart(8)
}
