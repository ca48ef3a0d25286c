import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { chromiumFlags, findChromium, packagedChromium } from './chromium.ts'

test.for([
  ['the installed browser', findChromium],
  ['the browser from npm', packagedChromium],
] as const)('%s shows a page with text', async ([, find]) => {
  const { executablePath, env } = await find()
  const browser = await chromium.launch({
    executablePath,
    args: chromiumFlags,
    env: { ...process.env, ...env },
  })
  const page = await browser.newPage()
  await page.setContent('<button>Check in</button>')
  const box = await page.getByRole('button', { name: 'Check in' }).boundingBox()
  await browser.close()
  expect(box?.width).toBeGreaterThan(30)
})
