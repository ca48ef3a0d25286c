import { beforeEach, expect, test, vi } from 'vitest'
import { openFromPush, showPush } from './push.ts'

const origin = 'https://upful.example'
const shown: { title: string; body: string; tag: string; data: unknown }[] = []
const opened: string[] = []
const focused: string[] = []

// What a browser gives to a worker; Node has none of it.
vi.stubGlobal('self', {
  location: { origin },
  registration: {
    showNotification: async (
      title: string,
      options: { body: string; tag: string; data: unknown },
    ) => {
      const { body, tag, data } = options
      shown.push({ title, body, tag, data })
    },
  },
  clients: {
    matchAll: async () => [
      { url: `${origin}/me`, focus: async () => focused.push(`${origin}/me`) },
    ],
    openWindow: async (url: string) => opened.push(url),
  },
})

beforeEach(() => {
  shown.length = 0
  opened.length = 0
  focused.length = 0
})

const holding = (text: string) => ({ json: (): unknown => JSON.parse(text) })

test('a push is shown in words of the app, and never in words that it holds', async () => {
  await showPush(
    holding('{"type":"answer","path":"/applications","title":"Mrs Reid","body":"Your bakery"}'),
  )
  expect(shown).toEqual([
    {
      title: 'You have an answer',
      body: 'Open Upful to read it.',
      tag: 'answer',
      data: '/applications',
    },
  ])
})

test.each(['no json', '[]', 'null', '{"type":"toString"}'])(
  'something is shown for %s too, because a browser wants it',
  async (text) => {
    await showPush(holding(text))
    expect(shown.map(({ title }) => title)).toEqual(['Something is new on Upful'])
  },
)

test('a press opens the page in a new window, or goes to the one where it is open', async () => {
  await openFromPush('/applications')
  expect(opened).toEqual([`${origin}/applications`])
  await openFromPush('/me')
  expect(focused).toEqual([`${origin}/me`])
  expect(opened).toHaveLength(1)
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/one',
  'javascript:alert(1)',
  'data:,',
])('a press on %s stays in Upful', async (path) => {
  await openFromPush(path)
  expect(opened).toEqual([`${origin}/dashboard`])
})
