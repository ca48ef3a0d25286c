import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TabPanel, Tabs } from './Tabs.tsx'

test('the tabs have a name, one is selected, and it names the panel it controls', () => {
  show()
  expect(screen.getByRole('tablist', { name: 'Your day' })).toBeTruthy()
  const chosen = screen.getByRole('tab', { selected: true })
  expect(chosen.textContent).toBe('Overview')
  const panel = screen.getByRole('tabpanel', { name: 'Overview' })
  expect(chosen.getAttribute('aria-controls')).toBe(panel.id)
  expect(screen.getByRole('tab', { name: 'Skills' }).getAttribute('aria-controls')).toBeNull()
})

test('a press selects a tab and shows its panel without leaving the page', async () => {
  const { user } = show()
  await user.click(screen.getByRole('tab', { name: 'Skills' }))
  expect(selected()).toBe('Skills')
  expect(screen.getByRole('tabpanel', { name: 'Skills' }).textContent).toBe('Panel of skills')
  expect(location.search).toBe('')
})

test('the arrows select the next and the previous tab, wrap around, and take the focus along', async () => {
  const { user } = show()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Overview')
  for (const [key, name] of [
    ['{ArrowRight}', 'Skills'],
    ['{ArrowRight}', 'Advisor'],
    ['{ArrowRight}', 'Overview'],
    ['{ArrowLeft}', 'Advisor'],
    ['{Home}', 'Overview'],
    ['{End}', 'Advisor'],
  ] as const) {
    await user.keyboard(key)
    expect(selected()).toBe(name)
    expect(document.activeElement?.textContent).toBe(name)
  }
})

test('Tab reaches only the selected tab, then leaves the list', async () => {
  const { user } = show()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Overview' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
})

test('with a modifier key the browser opens the tab in a new window, and this page stays', async () => {
  const { user } = show()
  const tab = screen.getByRole('tab', { name: 'Skills' })
  expect(tab.getAttribute('href')).toBe('/dashboard?tab=skills')
  let isLeftToBrowser = false
  document.addEventListener(
    'click',
    (event) => {
      isLeftToBrowser = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  await user.keyboard('{Control>}')
  await user.click(tab)
  await user.keyboard('{/Control}')
  expect(isLeftToBrowser).toBe(true)
  expect(selected()).toBe('Overview')
})

const ids = ['overview', 'skills', 'advisor'] as const
const tabs = ids.map((id) => ({
  id,
  label: id.charAt(0).toUpperCase() + id.slice(1),
  href: `/dashboard?tab=${id}`,
}))

function show() {
  function Page() {
    const [current, setCurrent] = useState<(typeof ids)[number]>('overview')
    return (
      <>
        <Tabs label="Your day" tabs={tabs} current={current} onSelect={setCurrent} />
        <TabPanel id={current}>Panel of {current}</TabPanel>
        <button type="button">After</button>
      </>
    )
  }
  render(<Page />)
  return { user: userEvent.setup() }
}

function selected(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent
}
