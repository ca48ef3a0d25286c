import { axe, expect, signUp } from './app.ts'
import { act, item } from './staff-desk.ts'
import { staffWindow, test } from './staffed-app.ts'

test(
  'staff change a fact with a preview, a student reads it, and it is undone',
  { tag: '@desktop' },
  async ({ page: student, browser, app }) => {
    await signUp(student, { name: 'Tashana Grant' })
    await student.goto('/readiness?task=trn')
    await expect(student.getByText('J$6,789')).toHaveCount(0)

    const staff = await staffWindow(browser, app)
    await staff.goto('/staff?desk=facts&list=all')
    await staff.getByRole('link', { name: 'Change What a TRN costs' }).click()
    const value = staff.getByLabel('Value', { exact: true })
    const before = await value.inputValue()
    await value.fill('')
    await staff.getByRole('button', { name: 'Show the preview' }).click()
    await expect(staff.getByText('This must not be blank.')).toBeVisible()
    await expect(value).toBeFocused()

    await value.fill('J$6,789')
    await staff.getByRole('button', { name: 'Show the preview' }).click()
    await expect(staff.getByText('1 field changed. Students read:')).toBeVisible()
    await expect(item(staff, 'Answer: ').getByText('J$6,789').first()).toBeVisible()
    await axe(staff)

    // What was typed stays when the page is left.
    await staff.reload()
    await expect(value).toHaveValue('J$6,789')
    await staff.getByRole('button', { name: 'Show the preview' }).click()
    await act(staff, 'Change the text', 'The tax office takes a fee now.')
    await expect(staff.getByText(/Changed by .*: The tax office takes a fee now\./)).toBeVisible()

    await student.reload()
    await expect(student.getByText('J$6,789').first()).toBeVisible()

    await staff.getByRole('link', { name: 'All texts' }).click()
    await expect(item(staff, 'The tax office takes a fee now.')).toContainText('J$6,789')
    await axe(staff)
    const download = staff.waitForEvent('download')
    await staff.getByRole('button', { name: 'Download the changed files' }).click()
    expect((await download).suggestedFilename()).toBe('content_facts.yaml')

    await item(staff, 'The tax office takes a fee now.').getByRole('link').click()
    await act(staff, 'Show the file again', 'It was a mistake of ours.')
    await expect(value).toHaveValue(before)
    await student.reload()
    await expect(student.getByText('Get your TRN').first()).toBeVisible()
    await expect(student.getByText('J$6,789')).toHaveCount(0)
    await staff.context().close()
  },
)

test(
  'an announcement is seen above every page until it is closed',
  { tag: '@desktop' },
  async ({ page: student, browser, app }) => {
    await signUp(student, { name: 'Tashana Grant' })
    const staff = await staffWindow(browser, app)
    await staff.goto('/staff?desk=announcements')
    await expect(staff.getByText('None so far')).toBeVisible()
    await staff.getByRole('button', { name: 'Show the preview' }).click()
    await expect(staff.getByText('Write a title.')).toBeVisible()
    await axe(staff)
    await staff.getByLabel('Title').fill('Closed on Sunday')
    await staff
      .getByLabel('Text', { exact: true })
      .fill('We move to a new server at 6 in the morning.')
    await staff.getByRole('textbox', { name: 'Link (optional)', exact: true }).fill('/courses')
    await staff.getByLabel('Words of the link (optional)').fill('Keep a course on your phone')
    await staff.getByLabel('Students').check()
    await staff.getByRole('button', { name: 'Show the preview' }).click()
    await expect(staff.getByText('This is what students see:')).toBeVisible()
    await act(staff, 'Announce: Closed on Sunday', 'Everybody should plan for it.')
    await expect(item(staff, 'Closed on Sunday')).toContainText('Closed by 0 people')
    await axe(staff)

    await student.goto('/courses')
    const banner = student.getByRole('region', { name: 'Announcement' })
    await expect(banner).toContainText('We move to a new server at 6 in the morning.')
    await axe(student)
    await banner.getByRole('link', { name: 'Keep a course on your phone' }).click()
    await banner.getByRole('button', { name: 'Close: Closed on Sunday' }).click()
    await expect(banner).toHaveCount(0)
    await student.reload()
    await expect(student.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
    await act(staff, 'End the announcement', 'The move is over now.')
    await expect(item(staff, 'Closed on Sunday')).toContainText('Ended')
    await staff.context().close()
  },
)
