import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canVibrate, giveSignal, isOn, switchSense } from './senses.ts'

const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true)
const tones: number[] = []

class FakeSpeaker {
  currentTime = 0
  destination = {}
  resume = () => Promise.resolve()
  createGain = () => ({
    gain: {
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {},
    },
    connect() {},
  })
  createOscillator = () => ({
    type: '',
    frequency: {
      set value(hertz: number) {
        tones.push(hertz)
      },
    },
    connect: (to: object) => to,
    start() {},
    stop() {},
  })
}

beforeEach(() => {
  localStorage.clear()
  tones.length = 0
  vibrate.mockClear()
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  vi.stubGlobal('AudioContext', FakeSpeaker)
  device({ coarse: true })
})
afterEach(() => vi.unstubAllGlobals())

test('at first a phone vibrates and is silent', async () => {
  expect([isOn('vibration'), isOn('sounds')]).toEqual([true, false])
  giveSignal('right')
  expect(vibrate).toHaveBeenCalledOnce()
  await vi.dynamicImportSettled()
  expect(tones).toEqual([])
})

test('a wrong answer is softer than a right one', () => {
  giveSignal('right')
  giveSignal('wrong')
  const [right = 0, wrong = 0] = vibrate.mock.calls.map(([pattern]) => Math.max(...pattern))
  expect(wrong).toBeLessThan(right)
})

test('a device that asks for reduced motion does not vibrate, unless somebody switches it on', () => {
  device({ coarse: true, reduced: true })
  giveSignal('level')
  expect(vibrate).not.toHaveBeenCalled()
  switchSense('vibration', true)
  giveSignal('level')
  expect(vibrate).toHaveBeenCalledOnce()
})

test('a computer with a mouse is not asked to vibrate', () => {
  device({ coarse: false })
  expect(canVibrate()).toBe(false)
  giveSignal('right')
  expect(vibrate).not.toHaveBeenCalled()
})

test('sounds come once they are switched on, another one for each signal, and stop with the switch', async () => {
  switchSense('sounds', true)
  switchSense('vibration', false)
  const played: string[] = []
  for (const signal of ['right', 'wrong', 'reward', 'level'] as const) {
    tones.length = 0
    giveSignal(signal)
    await vi.dynamicImportSettled()
    expect(tones.length).toBeGreaterThan(1)
    played.push(tones.join())
  }
  expect(new Set(played).size).toBe(4)
  expect(vibrate).not.toHaveBeenCalled()
  switchSense('sounds', false)
  tones.length = 0
  giveSignal('level')
  await vi.dynamicImportSettled()
  expect(tones).toEqual([])
})

test('before the first touch nothing is tried, because the browser refuses it', () => {
  const active = { hasBeenActive: false }
  Object.defineProperty(navigator, 'userActivation', { value: active, configurable: true })
  giveSignal('reward')
  expect(vibrate).not.toHaveBeenCalled()
  active.hasBeenActive = true
  giveSignal('reward')
  expect(vibrate).toHaveBeenCalledOnce()
})

function device({ coarse, reduced = false }: { coarse: boolean; reduced?: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? reduced : coarse,
  }))
}
