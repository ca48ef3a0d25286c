import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOn } from '../app/senses.ts'
import { openScene } from '../testing/scene.tsx'
import { SensesCard } from './SensesCard.tsx'

beforeEach(() => {
  localStorage.clear()
  Object.defineProperty(navigator, 'vibrate', { value: () => true, configurable: true })
})
afterEach(() => vi.unstubAllGlobals())

test('sounds and vibration are switched for this device, and stay so', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }))
  const { user, show } = openScene(<SensesCard />)
  const sounds = screen.getByRole('checkbox', { name: 'Sounds' })
  const vibration = screen.getByRole('checkbox', { name: 'Vibration' })
  expect(sounds).toHaveProperty('checked', false)
  expect(vibration).toHaveProperty('checked', true)
  await user.click(sounds)
  await user.click(vibration)
  expect([isOn('sounds'), isOn('vibration')]).toEqual([true, false])
  show(<></>)
  show(<SensesCard />)
  expect(screen.getByRole('checkbox', { name: 'Sounds' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'Vibration' })).toHaveProperty('checked', false)
})

test('a device without vibration is not asked about it', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  openScene(<SensesCard />)
  expect(screen.getByRole('checkbox', { name: 'Sounds' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Vibration' })).toBeNull()
})
