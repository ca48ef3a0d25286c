import { signUp, test } from './app.ts'
import { expectToFit, studentPages } from './fitting.ts'

// 130 %, as many phones are set: wider than the layout was drawn for, and not so large that it changes.
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=21']
      await provide({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

test("a student's pages fit a screen 360 pixels wide with text at 130 % @push", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page)
  for (const path of studentPages) await expectToFit(page, path)
})
