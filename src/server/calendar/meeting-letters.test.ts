import { beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#domain/duration.ts'
import { newInterview } from '../testing/interviews.ts'
import { later } from '../testing/later.ts'
import { plannedSession } from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
  app.setTime('2026-11-23T10:00:00-05:00')
})

async function newestLetterTo(person: Visitor): Promise<string> {
  await app.runJobs()
  return app.letters().findLast((text) => text.includes(`To: ${person.email}`)) ?? ''
}

/** The calendar files in a letter, decoded. */
function calendarsIn(letter: string): string[] {
  const parts = letter.split(/\n--[-\w=.]+(?:--)?\n/)
  return parts
    .filter((part) => part.startsWith('Content-Type: text/calendar'))
    .map((part) => {
      const [head = '', ...body] = part.split('\n\n')
      const text = body.join('\n\n')
      return /base64/i.test(head)
        ? Buffer.from(text, 'base64').toString()
        : text.replaceAll(/=\n/g, '').replaceAll('=3D', '=')
    })
}

test('the letter about a planned session has its calendar file, and the one about its end takes it out again', async () => {
  const { student, mentor, id } = await plannedSession(app)
  const letter = await newestLetterTo(student)
  expect(letter).toContain('Content-Type: multipart/alternative')
  expect(letter).toMatch(/Content-Type: text\/calendar;[^]*method=PUBLISH/)
  const [planned = ''] = calendarsIn(letter)
  expect(planned).toContain(`UID:mentor-session-${id}`)
  expect(planned).toContain('BEGIN:VALARM')
  await later(app, minuteMs, async () => {
    await mentor.call('POST /api/mentor-sessions/:id/cancel', { id, reason: 'sick' })
    const cancelled = await newestLetterTo(student)
    expect(cancelled).toMatch(/Content-Type: text\/calendar;[^]*method=CANCEL/)
    expect(cancelled).toContain('Reason: Not feeling well')
    expect(calendarsIn(cancelled)).toEqual([expect.stringContaining('STATUS:CANCELLED')])
  })
})

test('the letter about an interview has its calendar file, with the place', async () => {
  const { owner } = await newInterview(app)
  const letter = await newestLetterTo(owner)
  expect(letter).toContain('chose a time for the interview')
  const [file = ''] = calendarsIn(letter)
  expect(file.replaceAll(/\r?\n /g, '')).toContain('LOCATION:12 Hope Road')
})

test('a letter that was delayed has the meeting as it is when it is sent', async () => {
  app.setTime('2026-11-24T22:00:00-05:00')
  const { student, mentor, id } = await plannedSession(app)
  app.setTime('2026-11-24T22:30:00-05:00')
  await mentor.call('POST /api/mentor-sessions/:id/cancel', { id, reason: 'sick' })
  app.setTime('2026-11-25T07:01:00-05:00')
  const files = calendarsIn(await newestLetterTo(student))
  expect(files).toEqual([expect.stringContaining('METHOD:CANCEL')])
})
