import { axe, expect, inBothThemes, signUp, test } from './app.ts'

inBothThemes({ desktop: 'neither' }, () => {
  test('a student puts a face together, with a frame, and it stays', async ({ page }) => {
    await signUp(page)
    await page.goto('/me')
    await page.getByRole('link', { name: 'Your look' }).click()
    await expect(page.getByRole('heading', { name: 'Your look' })).toBeVisible()
    await axe(page)
    await page.getByRole('radio', { name: 'Locs' }).check({ force: true })
    await page.getByRole('radio', { name: 'Glasses' }).check({ force: true })
    await page.getByRole('radio', { name: 'Plain ring' }).check({ force: true })
    // What a level opens later says so, and cannot be chosen.
    await expect(page.getByRole('radio', { name: /Blazer/ })).toBeDisabled()
    await expect(page.getByRole('radio', { name: /Gold/ })).toBeDisabled()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true }).first()).toBeAttached()

    await page.reload()
    await expect(page.getByRole('radio', { name: 'Locs' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Plain ring' })).toBeChecked()
    const menu = page.getByRole('button', { name: /^Your menu/ })
    await expect(menu.locator('use[href$="#hair-locs"]')).toBeAttached()
    await page.getByRole('link', { name: 'Me', exact: true }).first().click()
    await expect(page.locator('main use[href$="#frame-plain"]').first()).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Your look' })).toHaveCount(0)

    await page.goto('/me/look')
    await page.getByRole('button', { name: 'Use my initials' }).click()
    await expect(menu.locator('use')).toHaveCount(0)
  })
})

test('the keyboard moves through the parts, and a surprise can be saved', async ({ page }) => {
  await signUp(page)
  await page.goto('/me/look')
  const short = page.getByRole('radio', { name: 'Short' })
  await short.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Afro' })).toBeChecked()
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeAttached()
})
