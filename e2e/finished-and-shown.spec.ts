import { answerAssessment } from './assessments.ts'
import { axe, expect, signUp, test } from './app.ts'

test('a skill is shown by passing its assessment, and only then can it be shared', async ({
  page,
}) => {
  await signUp(page)
  const shared = async () => {
    const response = await page.request.get('/api/sharing')
    return (await response.json()).fields.map(({ field }: { field: string }) => field)
  }
  expect(await shared()).not.toContain('skills')

  await page.goto('/assessment/budgeting')
  await answerAssessment(page, 'budgeting', 0)
  await page.getByRole('button', { name: 'Submit Assessment' }).click()
  await expect(page.getByText('Shown', { exact: true })).toBeVisible()

  await page.goto('/dashboard?tab=skills')
  const skill = page.getByRole('button', { name: /^Budgeting/ })
  await expect(skill.getByText('Shown', { exact: true })).toBeVisible()
  await expect(skill.getByText('60%')).toBeVisible()
  await expect(skill.getByText('Finished', { exact: true })).toHaveCount(0)
  await axe(page)
  await skill.click()
  await expect(page.getByText('Assessment passed with 100%.')).toBeVisible()
  await expect(page.getByText('Not finished yet.')).toBeVisible()
  expect(await shared()).toEqual(expect.arrayContaining(['skills', 'badges']))

  await page.goto('/achievements')
  const badge = page.getByRole('listitem').filter({ hasText: 'Budget Boss' })
  await expect(badge.getByText('Shown', { exact: true })).toBeVisible()
})
