import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { dashboardVisit } from '../scripts/budgets.ts'
import { demoPerson, withDemoSchool } from '../scripts/demo-school.ts'
import { openPage, type Visit } from './browser/visit.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    requests: { type: 'boolean' },
    only: { type: 'string', default: '' },
  },
})

interface Goal {
  requests: number
  bytes: number
  largestPaintMs: number
}

interface Screen {
  name: string
  path: string
  as?: string
  cold?: Goal
  again?: Partial<Goal>
}

const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  {
    name: 'dashboard',
    path: '/dashboard',
    as: 'shanice',
    cold: dashboardVisit.cold,
    again: dashboardVisit.again,
  },
]

/**
 * What a page costs a slow phone, on the first visit and on a return with a warm cache: requests, bytes as
 * they travel, what is fetched ahead afterwards, first and largest paint. The middle of `--rounds`; `--requests` lists what was fetched, `--only=dashboard` measures one page.
 */
await withDemoSchool(async (url, browser) => {
  for (const screen of screens)
    if (values.only === '' || values.only === screen.name) await measure(browser, url, screen)
})

async function measure(browser: Browser, url: string, { name, path, as, cold, again }: Screen) {
  const rounds: { first: Visit; second: Visit }[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const page = await openPage(browser, url, as === undefined ? null : demoPerson(as))
    rounds.push({ first: await page.visit(path), second: await page.visit(path) })
    await page.close()
  }
  report(`${name}, first visit`, middle(rounds.map(({ first }) => first)), cold)
  report(`${name}, again`, middle(rounds.map(({ second }) => second)), again)
}

/** The visit with the median largest paint. */
function middle(visits: readonly Visit[]): Visit {
  const sorted = visits.toSorted((a, b) => a.largestPaintMs - b.largestPaintMs)
  const visit = sorted[Math.floor(sorted.length / 2)]
  if (visit === undefined) throw new Error('No round was measured')
  return visit
}

function report(name: string, visit: Visit, goal: Partial<Goal> = {}): void {
  const missed = (Object.keys(goal) as (keyof Goal)[]).filter(
    (key) => visit[key] > (goal[key] ?? 0),
  )
  console.log(
    `${name.padEnd(24)}${visit.requests} requests, ${kilobytes(visit)} kB, ` +
      `${visit.ahead.requests === 0 ? '' : `then ${visit.ahead.requests} ahead, ${kilobytes(visit.ahead)} kB, `}` +
      `first paint ${seconds(visit.firstPaintMs)} s, largest ${seconds(visit.largestPaintMs)} s, ` +
      `${visit.busyMs} ms of tasks before it, moved ${visit.shift.toFixed(3)}: ${visit.largest}` +
      `${Object.keys(goal).length === 0 ? '' : missed.length === 0 ? '  ok' : `  OVER: ${missed.join(', ')}`}`,
  )
  if (missed.length > 0) process.exitCode = 1
  if (values.requests) for (const line of visit.log) console.log(`    ${line}`)
}

function kilobytes({ bytes }: { bytes: number }): string {
  return (bytes / 1000).toFixed(1)
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}
