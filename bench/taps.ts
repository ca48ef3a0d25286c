import type { Browser, Page } from '@playwright/test'
import { withDemoSchool } from '../scripts/demo-school.ts'
import { openPhone } from './browser/visit.ts'
import { tap } from './browser/tap.ts'

/** A processor of an inexpensive phone, compared with this one. */
const slowdown = 4
const goal = { firstChangeMs: 100, homePx: 1_600, tapsToAnswer: 3 }

interface Step {
  name: string
  /** Opened before, unless the page is still right. */
  path?: string
  target: (page: Page) => ReturnType<Page['getByRole']>
}

const steps: readonly Step[] = [
  {
    name: 'Daily Check-in',
    target: (page) => page.getByRole('button', { name: 'Daily Check-in' }),
  },
  { name: 'Rewards', target: (page) => page.getByRole('button', { name: 'Rewards' }) },
  { name: 'Learn, in the navigation', path: '/dashboard', target: place('Learn') },
  { name: 'Me, in the navigation', target: place('Me') },
  { name: 'Home, in the navigation', target: place('Home') },
  { name: 'Jobs, in the navigation', target: place('Jobs') },
  {
    name: 'Start the next lesson',
    path: '/dashboard',
    target: (page) =>
      page
        .getByRole('region', { name: 'Your next step' })
        .getByRole('link', { name: /Start|Continue/ }),
  },
  {
    name: 'An answer in a lesson',
    target: (page) => page.getByRole('main').getByRole('group').getByRole('button').first(),
  },
  {
    name: 'The next card',
    target: (page) =>
      page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name: 'Continue' }),
  },
]

/**
 * How soon a student's finger is answered, on a slow phone with a weak signal: taps up to the first answer, the height
 * of home, and for every tap the time to its first change and what it reads afterwards.
 */
await withDemoSchool(async (url, browser) => {
  await measureFirstMinute(browser, url)
  const person = await newStudent(url)
  const { page, context } = await openPhone(browser, url, { person, slowdown })
  await page.goto('/dashboard')
  await page.getByRole('tablist', { name: 'Dashboard' }).waitFor()
  await page.waitForTimeout(3_000)
  await measureHome(page)
  for (const step of steps) await measureTap(page, step)
  await context.close()
})

function place(name: string): Step['target'] {
  return (page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).first()
}

async function measureFirstMinute(browser: Browser, url: string) {
  const { page, context } = await openPhone(browser, url, { person: null, slowdown })
  await page.goto('/')
  const began = performance.now()
  let taps = 0
  const press = async (target: ReturnType<Page['getByRole']>) => {
    taps += 1
    await target.tap()
  }
  await press(page.getByRole('link', { name: 'Start', exact: true }))
  await press(page.getByRole('button', { name: 'First job', exact: true }))
  await press(page.getByRole('button', { name: /^Nothing yet/ }))
  await page.getByText('Not yet', { exact: true }).waitFor()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(
    'from the landing page to the first answer',
    `${taps} taps, ${seconds} s`,
    taps <= goal.tapsToAnswer,
  )
  await context.close()
}

async function measureHome(page: Page) {
  const tabs = page.getByRole('tablist', { name: 'Dashboard' })
  const top = await tabs.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  say('home, above "more"', `${Math.round(top)} px`, top <= goal.homePx)
}

async function measureTap(page: Page, { name, path, target }: Step) {
  if (path !== undefined) {
    await page.goto(path)
    await page.waitForTimeout(4_000)
  }
  const { firstChangeMs, reads, aborted } = await tap(page, target(page))
  say(
    name,
    `first change ${Math.round(firstChangeMs)} ms, ${reads} reads afterwards, ${aborted} aborted`,
    firstChangeMs <= goal.firstChangeMs && aborted === 0,
  )
}

function say(name: string, figures: string, isOk: boolean) {
  console.log(`${name.padEnd(44)}${figures}  ${isOk ? 'ok' : 'OVER'}`)
  if (!isOk) process.exitCode = 1
}

async function newStudent(url: string) {
  const person = { email: 'taps@demo.example.com', password: 'mango-season-2026' }
  const response = await fetch(new URL('/api/sign-up', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ ...person, name: 'Shanice Brown', role: 'student' }),
  })
  if (!response.ok) throw new Error(`Sign-up was refused: ${await response.text()}`)
  return person
}
