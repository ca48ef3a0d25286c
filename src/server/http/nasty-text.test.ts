import { beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const shapes = [
  '<li ',
  '\n',
  ' ',
  '[',
  '"',
  'a',
  'ab ',
  '<p><b>',
  'i w a n t ',
  '\u200b',
  'а',
  '*a_',
]

test('80 kB of any text is accepted or refused, and never breaks the server', async () => {
  const student = await app.person('student', { age: '17' })
  for (const shape of shapes) {
    const text = shape.repeat(Math.ceil(80_000 / shape.length)).slice(0, 80_000)
    const requests = [
      student.send('POST', '/api/advisor/messages', { text }),
      student.send('POST', '/api/advisor/messages', { text: text.slice(0, 20_000) }),
      student.send('POST', '/api/course-orders', {
        struggle: text.slice(0, 20_000),
        level: 'beginner',
      }),
      student.send('PATCH', '/api/profile', { fields: { bio: text.slice(0, 2_000) } }),
      student.send('POST', '/api/contact', { email: student.email, topic: 'other', text }),
      student.send('GET', `/api/courses?search=${encodeURIComponent(text.slice(0, 80))}`),
    ]
    for (const { status } of await Promise.all(requests)) expect(status).toBeLessThan(500)
  }
})
