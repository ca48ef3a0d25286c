import { axe, expect, inBothThemes, signUp, test } from './app.ts'

// A microphone that the browser plays, and that needs no permission.
const microphone = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const args = [...(launchOptions.args ?? []), ...microphone]
      await provide({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

test('a student practises a question, saves the answer, and finds it again', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard?tab=opportunities')
  await page.getByRole('link', { name: 'Interview practice' }).click()
  await expect(page.getByText('No answers yet')).toBeVisible()
  await page.getByRole('link', { name: 'Any job' }).click()
  await expect(page.getByText('Question 1 of 11')).toBeVisible()
  await page.getByText('An example answer').click()
  await page.getByText('How to answer well').click()
  await expect(page.getByText(/A mistake to avoid/)).toBeVisible()

  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByRole('heading', { name: 'Why do you want to work here?' })).toBeFocused()
  await page.getByLabel('Situation').fill('I passed your shop each day')
  // The draft is still there after a reload.
  await page.reload()
  await expect(page.getByLabel('Situation')).toHaveValue('I passed your shop each day')
  await page.getByLabel('Task').fill('Find out how you work')
  await page.getByLabel('Action').fill('I asked a cashier two questions')
  await page.getByLabel('Result').fill('Now I know why people come back')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'How did it go?' })).toBeVisible()
  const lines = page.getByRole('radiogroup')
  for (const index of [0, 1, 2, 3])
    await lines.nth(index).getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('button', { name: 'Keep these' }).click()
  await expect(page.getByText('You are ready to say it aloud.')).toBeFocused()

  await page.getByRole('link', { name: 'All kinds of work' }).click()
  const answer = page.getByRole('listitem').filter({ hasText: 'Why do you want to work here?' })
  await expect(answer.getByText('4 of 4 yes')).toBeVisible()
  await answer.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('dialog').getByLabel('Result').fill('Two people told me why they stay')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(answer.getByText('Two people told me why they stay')).toBeVisible()
  await answer.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No answers yet')).toBeVisible()
})

test('a recording is played on the device, and nothing of it is sent', async ({ page }) => {
  await signUp(page)
  await page.goto('/interview-practice?sector=care')
  const record = page.getByRole('button', { name: 'Record', exact: true })
  await expect(record).toBeVisible()
  const bodies: number[] = []
  page.on('request', (request) => bodies.push(request.postDataBuffer()?.length ?? 0))
  await record.click()
  await expect(page.getByText('0:01 of 2:00')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  const sound = page.getByLabel('Your recording')
  await expect(sound).toBeVisible()
  await expect
    .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.readyState))
    .toBeGreaterThan(0)
  expect(bodies.filter((bytes) => bytes > 0)).toEqual([])
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await expect(sound).toHaveCount(0)
})

inBothThemes({ desktop: 'light' }, () => {
  test('interview practice passes the accessibility checks', async ({ page }) => {
    await signUp(page)
    await page.goto('/interview-practice')
    await expect(page.getByText('No answers yet')).toBeVisible()
    await axe(page)
    await page.goto('/interview-practice?sector=shop')
    await page.getByText('How to answer well').click()
    await page.getByText('An example answer').click()
    await page.getByLabel('Situation').fill('At the bake sale')
    await axe(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('How did it go?')).toBeFocused()
    await page.getByRole('radio', { name: 'No', exact: true }).first().check()
    await expect(page.getByText(/^Change one "we"/)).toBeVisible()
    await axe(page)
    await page.goto('/interview-practice')
    await page.getByRole('button', { name: /^Edit/ }).click()
    await axe(page)
  })
})
