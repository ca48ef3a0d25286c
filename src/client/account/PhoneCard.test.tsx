import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScene } from '../testing/scene.tsx'
import { NotificationsCard } from './NotificationsCard.tsx'

const read = 'GET /api/notification-settings'
const change = 'PATCH /api/notification-settings'
const settings = {
  quietHours: true,
  types: [],
  push: {
    key: 'BPub',
    here: false,
    kinds: [
      { kind: 'answer', on: false },
      { kind: 'deadline', on: false },
    ],
  },
}
const chosen = withPush({
  kinds: [
    { kind: 'answer', on: true },
    { kind: 'deadline', on: false },
  ],
})

const turnOn = { name: 'Turn on for this device' }

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('there is no button before something is chosen, and nobody is asked', async () => {
  const browser = playBrowser('default')
  const { user, server, sentTo } = show(settings)
  const answers = await screen.findByRole('checkbox', { name: /mentor or a business/ })
  expect(screen.queryByRole('button', turnOn)).toBeNull()
  server.answer(read, chosen)
  await user.click(answers)
  expect(await screen.findByRole('button', turnOn)).toBeTruthy()
  expect(sentTo(change)).toEqual([{ push: { answer: true } }])
  expect(browser.asked).toBe(0)
})

test('the button asks the browser, and tells the server where the phone is', async () => {
  const browser = playBrowser('default', 'granted')
  const { user, server, sentTo } = show(chosen)
  const button = await screen.findByRole('button', turnOn)
  server.answer(read, withPush({ ...chosen.push, here: true }))
  await user.click(button)
  expect(await screen.findByRole('button', { name: 'Turn off for this device' })).toBeTruthy()
  expect(browser.asked).toBe(1)
  expect(browser.key).toBe('BPub')
  expect(sentTo('PUT /api/push-subscription')).toEqual([
    { endpoint: 'https://push.example.com/one', p256dh: 'key', auth: 'auth' },
  ])
})

test('somebody who says no to the browser is told what comes instead', async () => {
  playBrowser('default', 'denied')
  const { user, sentTo } = show(chosen)
  await user.click(await screen.findByRole('button', turnOn))
  expect(await screen.findByText(/Your browser blocks notifications from Upful/)).toBeTruthy()
  expect(screen.queryByRole('button', turnOn)).toBeNull()
  expect(sentTo('PUT /api/push-subscription')).toEqual([])
})

test('it can be turned off again', async () => {
  const browser = playBrowser('granted', 'granted', true)
  const { user, server, sentTo } = show(withPush({ ...chosen.push, here: true }))
  const button = await screen.findByRole('button', { name: 'Turn off for this device' })
  server.answer(read, chosen)
  await user.click(button)
  expect(await screen.findByRole('button', turnOn)).toBeTruthy()
  expect(sentTo('DELETE /api/push-subscription')).toHaveLength(1)
  expect(browser.isSubscribed).toBe(false)
})

test('a browser without it says what helps, and has no switches', async () => {
  show(chosen)
  expect(await screen.findByText(/This browser cannot show notifications from Upful/)).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /mentor or a business/ })).toBeNull()
})

test('somebody who is no student does not see it', async () => {
  playBrowser('granted')
  show({ ...settings, push: null })
  await screen.findByRole('checkbox', { name: /^Quiet from 9 PM/ })
  expect(screen.queryByRole('heading', { name: 'Notifications on this device' })).toBeNull()
})

function withPush(push: object) {
  return { ...settings, push: { ...settings.push, ...push } }
}

function show(answer: object) {
  return openScene(<NotificationsCard />, {
    answers: {
      [read]: answer,
      [change]: answer,
      'PUT /api/push-subscription': { done: true },
      'DELETE /api/push-subscription': { done: true },
    },
  })
}

/** The test environment has no push: this is what the browser says, before and after it asked. */
function playBrowser(before: string, after = before, isSubscribed = false) {
  const browser = { asked: 0, key: '', isSubscribed }
  const subscription = {
    endpoint: 'https://push.example.com/one',
    toJSON: () => ({
      endpoint: 'https://push.example.com/one',
      keys: { p256dh: 'key', auth: 'auth' },
    }),
    unsubscribe: async () => {
      browser.isSubscribed = false
      return true
    },
  }
  const registration = {
    waiting: null,
    addEventListener: () => {},
    pushManager: {
      getSubscription: async () => (browser.isSubscribed ? subscription : null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        browser.isSubscribed = true
        browser.key = applicationServerKey
        return subscription
      },
    },
  }
  const notification = {
    permission: before,
    requestPermission: async () => {
      browser.asked += 1
      notification.permission = after
      return after
    },
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
    },
  })
  return browser
}
