import { expect, test } from '@playwright/test'
import { startApp } from './running-app.ts'
import { freePort, startTlsProxy } from './tls-proxy.ts'

test('behind a TLS proxy a person signs up, stays signed in, and signs out @push', async ({
  playwright,
  launchOptions,
  viewport,
}) => {
  const proxy = await startTlsProxy()
  const app = await startApp({ PUBLIC_URL: proxy.url, PORT: await freePort() })
  proxy.forwardTo(app.url)
  const args = [...(launchOptions.args ?? []), proxy.browserFlag]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  try {
    const context = await browser.newContext({ baseURL: proxy.url, viewport })
    const page = await context.newPage()
    await page.goto('/signup')
    await page.getByLabel('Full Name').fill('Kemar Brown')
    await page.getByLabel('Email').fill('kemar.https@example.com')
    await page.getByLabel('Password', { exact: true }).fill('mango-season-2026')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Daily Check-in' })).toBeVisible()
    const cookies = await context.cookies()
    expect(cookies).toMatchObject([
      { name: '__Host-upful', domain: 'localhost', path: '/', secure: true, httpOnly: true },
    ])

    await page.getByRole('button', { name: 'Your menu' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await context.cookies()).toEqual([])

    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill('kemar.https@example.com')
    await page.getByLabel('Password', { exact: true }).fill('mango-season-2026')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Daily Check-in' })).toBeVisible()
  } finally {
    await browser.close()
    await app.stop()
    proxy.close()
  }
})
