import { axe, expect } from './app.ts'
import { letterTo } from './letters.ts'
import { act, item, sheet } from './staff-desk.ts'
import { staffWindow, test } from './staffed-app.ts'

const email = 'marcia.bell@example.com'
const password = 'guinep season at noon'

test('a lead invites a content editor, who has only their own desks, and is out at once when removed @desktop', async ({
  page: editor,
  browser,
  app,
  isMobile,
}) => {
  const lead = await staffWindow(browser, app)
  await lead.goto('/staff?desk=team')
  await expect(lead.getByText('The only lead.')).toBeVisible()
  const places = lead.getByRole('navigation', { name: 'Main' })
  if (!isMobile) await expect(places.getByRole('link', { name: 'Team' })).toBeInViewport()
  await axe(lead)
  await lead.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(lead.getByText('Enter an email address.')).toBeVisible()
  await lead.getByLabel('Email').fill(email)
  await lead.getByLabel('Role').selectOption('Content')
  await lead.getByLabel('Reason').fill('She writes our lessons from Monday.')
  await lead.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(item(lead, email)).toContainText('Content')

  const letter = await letterTo(app, email, 'invites you to the staff of Upful')
  const code = /(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}/.exec(letter)?.[0] ?? ''
  await editor.goto(`/join-staff?code=${code}`)
  await expect(editor.getByLabel('Code')).toHaveValue(code)
  await axe(editor)
  await editor.getByLabel('Your name').fill('Marcia Bell')
  await editor.getByLabel('Password', { exact: true }).fill(password)
  await editor.getByRole('button', { name: 'Join' }).click()
  await editor.getByLabel('Email').fill(email)
  await editor.getByLabel('Password', { exact: true }).fill(password)
  await editor.getByRole('button', { name: 'Log in' }).click()
  await expect(editor).toHaveURL(/\/dashboard/)

  // The desk opens with what the role works on, and has nothing else in its menu.
  await editor.goto('/staff')
  await expect(editor.getByRole('heading', { name: 'Courses of the catalogue' })).toBeVisible()
  await expect(editor.getByRole('tab')).toHaveText([
    'Courses',
    'Questions',
    'Guide',
    'Facts',
    'Texts',
    'Announcements',
    'Figures',
    'Log',
  ])
  await editor.getByRole('tab', { name: 'Facts' }).click()
  await expect(editor.getByLabel('Show')).toBeVisible()
  const menu = editor.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Guide' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'People' })).toBeHidden()

  // A record of a person is nobody's but support's and moderation's.
  await editor.goto('/staff?desk=people')
  await expect(
    editor.getByRole('heading', { name: '“People” is for support and moderation' }),
  ).toBeVisible()
  await axe(editor)
  const search = await editor.request.post('/api/staff/people/search', { data: { q: 'reid' } })
  expect(search.status()).toBe(403)
  await editor.getByRole('link', { name: 'Go to your desk' }).click()
  await expect(editor.getByRole('heading', { name: 'Courses of the catalogue' })).toBeVisible()

  // Another role holds at once, on a page that is open.
  await expect(item(lead, 'Marcia Bell')).toContainText('Content')
  await lead.getByRole('button', { name: 'Change role of Marcia Bell' }).click()
  await sheet(lead).getByLabel('New role').selectOption('Support')
  await sheet(lead).getByLabel('Reason').fill('She helps with messages this week.')
  await sheet(lead).getByRole('button', { name: 'Change role of Marcia Bell' }).click()
  await expect(sheet(lead)).toBeHidden()
  await expect(editor.getByRole('heading', { name: '“Courses” is for content' })).toBeVisible()
  await editor.getByRole('link', { name: 'Go to your desk' }).click()
  await expect(editor.getByRole('tab', { name: 'Messages' })).toBeVisible()

  await act(lead, 'Remove Marcia Bell from the staff', 'She works elsewhere from today.')
  await expect(item(lead, 'Marcia Bell')).toBeHidden()
  await expect(editor).toHaveURL(/\/suspended/)
  await expect(editor.getByRole('heading', { name: 'You were signed out' })).toBeVisible()
  await lead.goto('/staff?desk=log')
  await expect(lead.getByText(/removed Marcia Bell from the staff/)).toBeVisible()
  await lead.context().close()
})
