import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { expect, signUp, test } from './app.ts'
import { doTenThings, readyWithCourse, tenThingsArrived } from './offline.ts'
import { startApp } from './running-app.ts'

test.use({ serviceWorkers: 'allow' })

test('a browser that is killed with ten things not sent has them when it is opened again, and each counts once', async ({
  app,
  launchOptions,
  viewport,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'upful-profile-'))
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: app.url,
      viewport,
      serviceWorkers: 'allow',
    })
  // Only there it is known which process the browser is.
  test.skip(process.platform !== 'linux')
  let context = await open()
  let [page = await context.newPage()] = context.pages()
  const { email, password } = await signUp(page)
  await readyWithCourse(page)
  await context.setOffline(true)
  await doTenThings(page)
  await kill(context, profile)

  context = await open()
  ;[page = await context.newPage()] = context.pages()
  // A browser writes its cookies down every half minute: the session may be lost, and what was done is not.
  const back = await page.request.post('/api/sign-in', { data: { email, password } })
  expect(back.ok(), await back.text()).toBe(true)
  await tenThingsArrived(page)
  await context.close()
  await rm(profile, { recursive: true, force: true })
})

/** As when a phone runs out of memory: the browser writes nothing more. */
async function kill(context: BrowserContext, profile: string): Promise<void> {
  const closed = context.waitForEvent('close')
  process.kill(await processOf(profile), 'SIGKILL')
  await closed
}

/** The browser itself, not one of the processes that it started. */
async function processOf(profile: string): Promise<number> {
  for (const id of await readdir('/proc')) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
    if (command.includes(`--user-data-dir=${profile}`) && !command.includes('--type='))
      return Number(id)
  }
  throw new Error(`No browser has the profile ${profile}`)
}

test('a new version of Upful takes what was done with the version before @push', async ({
  browser,
}) => {
  const app = await startApp()
  const next = await nextVersion()
  const context = await browser.newContext({ baseURL: app.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await signUp(page)
  await readyWithCourse(page)
  const comeBack = await app.goDown()
  await doTenThings(page)
  const before = await scriptOf(page)

  await comeBack(join(next, 'dist'))
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  await tenThingsArrived(page)
  // The page asks for the new worker when it is opened, and begins with it at an opening after that.
  await expect(async () => {
    await page.goto('/me')
    expect(await scriptOf(page)).not.toBe(before)
  }).toPass()

  await context.close()
  await app.stop()
  await rm(next, { recursive: true, force: true })
})

const scriptOf = (page: Page) =>
  page.locator('script[type=module][src*="/app-"]').getAttribute('src')

/** The built product, in which the code of the application has another name. */
async function nextVersion(): Promise<string> {
  const folder = await mkdtemp(join('.cache', 'next-version-'))
  await cp('dist', join(folder, 'dist'), { recursive: true })
  for (const name of ['content', 'src', 'package.json'])
    await symlink(resolve(name), join(folder, name))
  const client = join(folder, 'dist/client')
  const files = await readdir(client, { recursive: true })
  const app = files.find((file) => /^assets.app-[\w-]+\.js$/.test(file)) ?? ''
  const name = basename(app, '.js')
  for (const file of files) {
    // A file that differs has no compressed copy that fits.
    if (/\.(br|gz)$/.test(file)) await rm(join(client, file))
    else if (/\.(js|html|json)$/.test(file)) {
      const text = await readFile(join(client, file), 'utf8')
      const next = text.replaceAll(name, `${name}-next`)
      await writeFile(join(client, file), next.replace(/version:`\w+`/, 'version:`next`'))
    }
  }
  await rename(join(client, app), join(client, 'assets', `${name}-next.js`))
  return folder
}
