import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { demoPerson, withDemoSchool } from './demo-school.ts'

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true }
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }

interface Shot {
  name: string
  /** The first name of somebody in the demo. */
  as: string
  screen: BrowserContextOptions
  colors: 'light' | 'dark'
  path: string
}

/** The screenshots in the README: five roles, on a phone and a desktop, in both themes. */
const shots: readonly Shot[] = [
  { name: 'student', as: 'shanice', screen: phone, colors: 'light', path: '/dashboard' },
  {
    name: 'lesson',
    as: 'shanice',
    screen: phone,
    colors: 'dark',
    path: '/courses/teamwork-better-together/lessons/who-does-what',
  },
  { name: 'guardian', as: 'marcia', screen: phone, colors: 'light', path: '/dashboard' },
  { name: 'mentor', as: 'andre', screen: desktop, colors: 'dark', path: '/dashboard' },
  { name: 'business', as: 'keisha', screen: desktop, colors: 'light', path: '/dashboard' },
  { name: 'staff', as: 'grace', screen: desktop, colors: 'light', path: '/staff' },
]

/** Every page of a student, on a phone: docs/student-pages.md shows them. */
const studentPages: readonly Shot[] = (
  [
    ['home', '/dashboard'],
    ['overview', '/dashboard?tab=overview'],
    ['skills', '/dashboard?tab=skills'],
    ['openings', '/dashboard?tab=opportunities'],
    ['advisor', '/dashboard?tab=advisor'],
    ['courses', '/courses'],
    ['course', '/courses/budgeting-the-j-dollar-way'],
    ['lesson', '/courses/budgeting-the-j-dollar-way/lessons/left-over-each-week'],
    ['review', '/review'],
    ['simulations', '/simulations'],
    ['simulation', '/simulations/cook-shop'],
    ['interview-practice', '/interview-practice'],
    ['assessments', '/assessments'],
    ['assessment', '/assessment/budgeting'],
    ['achievements', '/achievements'],
    ['portfolio', '/portfolio'],
    ['me', '/me'],
    ['look', '/me/look'],
    ['applications', '/applications'],
    ['readiness', '/readiness'],
    ['mentors', '/mentors'],
    ['mentor-sessions', '/mentor-sessions'],
    ['guardians', '/guardians'],
    ['notifications', '/notifications'],
    ['profile', '/profile'],
    ['account', '/account'],
  ] as const
).map(([name, path], index) => ({
  name: `student-pages/${name}`,
  as: 'shanice',
  screen: phone,
  colors: index % 2 === 0 ? 'light' : 'dark',
  path,
}))

const maxBytes = 80_000
const folder = 'docs/screenshots'

/** `npm run screenshots`: takes all screenshots again from a new demo school. */
await withDemoSchool(async (url, browser) => {
  mkdirSync(join(folder, 'student-pages'), { recursive: true })
  for (const shot of [...shots, ...studentPages]) await take(browser, url, shot)
})

async function take(browser: Browser, url: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    ...shot.screen,
    baseURL: url,
    colorScheme: shot.colors,
    reducedMotion: 'reduce',
    locale: 'en-JM',
    timezoneId: 'America/Jamaica',
  })
  const person = demoPerson(shot.as)
  const response = await context.request.post('/api/sign-in', { data: person })
  if (!response.ok()) throw new Error(`${person.email} cannot log in: ${await response.text()}`)
  const page = await context.newPage()
  await page.goto(shot.path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilComplete(page)
  const image = await pictureOf(page)
  writeFileSync(join(folder, `${shot.name}.webp`), image)
  console.log(`${shot.name.padEnd(32)}${(image.length / 1000).toFixed(0)} kB`)
  await context.close()
}

/** A part may load another one, so the page has to stay complete for a second. */
async function untilComplete(page: Page): Promise<void> {
  for (let checks = 0, complete = 0; complete < 10; checks += 1) {
    if (checks > 300) throw new Error(`${page.url()} is still loading after half a minute`)
    complete = (await page.evaluate(isComplete)) ? complete + 1 : 0
    await setTimeout(100)
  }
}

/** Whether the fonts are loaded, nothing is loading, and no message covers the page. */
function isComplete(): boolean {
  const temporary = document.querySelector(
    '.animate-spin, [aria-busy="true"], [popover]:popover-open',
  )
  return document.fonts.status === 'loaded' && temporary === null
}

/** Playwright cannot write WebP, which is a third of the size of PNG. */
async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  for (const quality of [85, 75, 65, 50]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
    const image = Buffer.from(data, 'base64')
    if (image.length <= maxBytes) return image
  }
  throw new Error(`${page.url()} is more than ${maxBytes / 1000} kB as a picture`)
}
