import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'

const { executablePath, env } = await findChromium()
const CI = Boolean(process.env['CI'])

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: CI,
  // A journey that fails sometimes is a defect, in the product or in the journey.
  retries: 0,
  // Generous, because they are there for what hangs: a slow machine is not a failure.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    locale: 'en-JM',
    timezoneId: 'America/Jamaica',
    // A test cannot answer in place of the network what a worker fetches: the journeys of e2e/offline*.spec.ts allow it.
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath, args: chromiumFlags, env: { ...process.env, ...env } },
  },
  projects: [
    {
      name: 'phone',
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        userAgent: ANDROID,
      },
    },
    {
      name: 'desktop',
      grep: /@desktop/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
