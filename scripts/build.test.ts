import { build } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import config from '../vite.config.ts'
import { wholeScript } from './pages/prerendered.ts'

test.each([
  ['the application', buildApplication],
  ['the landing page', () => wholeScript('./src/client/landing/landing.ts')],
])('building %s prints no warning about directives in packages', async (_name, build) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  await build()
  expect(warn.mock.calls).toEqual([])
})

/** One file of the application that uses React Query, built with the bundler settings of the application. */
async function buildApplication(): Promise<void> {
  const rolldownOptions = { ...config.build?.rolldownOptions, input: 'src/client/app/use-api.ts' }
  await build({ configFile: false, logLevel: 'warn', build: { write: false, rolldownOptions } })
}
