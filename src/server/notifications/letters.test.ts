import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { notify } from './commands.ts'

let app: TestApp
let mail: SmtpServer

beforeAll(async () => {
  mail = await startSmtpServer()
  app = await startApp({ SMTP_URL: mail.url })
})
afterAll(() => mail.close())

const day = '2026-11-23'
const clock = (time: string) => app.setTime(`${day}T${time}:00-05:00`)

beforeEach(() => {
  mail.be('well')
  clock('10:00')
})

let keys = 0

/** Sends a notification whose letter is due immediately, unless the person chose otherwise. */
function notifyOfGuardian(student: Visitor, guardian = 'Mrs Reid'): Promise<boolean> {
  keys += 1
  const key = `asks:${keys}`
  return app.services.transaction((tx) =>
    notify(tx, {
      userId: student.userId,
      type: 'guardian-asks',
      data: { guardian },
      key,
      subjects: [key],
    }),
  )
}

function notifyOfAchievement(guardian: Visitor, achievement: string): Promise<boolean> {
  return app.services.transaction((tx) =>
    notify(tx, {
      userId: guardian.userId,
      type: 'student-achieved',
      data: { student: 'Kemar Reid', studentId: guardian.userId, achievement },
      key: `achieved:${achievement}`,
    }),
  )
}

function notifyOfOffer(student: Visitor): Promise<boolean> {
  const day = (text: string) => dayFrom(text)
  const offer = {
    startsOn: day('2026-12-14'),
    hoursAWeek: 20,
    answerBy: day('2026-12-01'),
    pay: null,
  }
  const data = { title: 'Baker', company: 'Sweet Hands', applicationId: student.userId }
  const key = 'offer-made:one'
  return app.services.transaction((tx) =>
    notify(tx, {
      userId: student.userId,
      type: 'offer-made',
      data: { ...data, offer },
      key,
      subjects: [key],
    }),
  )
}

const lettersTo = ({ email }: Visitor) =>
  mail.letters
    .filter((letter) => letter.includes(`To: ${email}`))
    .map((letter) => letter.replaceAll('=\n', '').replaceAll('=3D', '='))

describe('a letter', () => {
  test('is sent immediately, with a link to the page and a way to stop such letters', async () => {
    const student = await app.person()
    await notifyOfGuardian(student, 'Mrs Reid')
    await app.runJobs()
    const [letter = '', ...more] = lettersTo(student)
    expect(more).toEqual([])
    expect(letter).toContain('Subject: Mrs Reid asks to follow your progress')
    expect(letter).toContain(`${app.services.publicUrl}/guardians`)
    expect(letter).toMatch(/List-Unsubscribe:\s+<http/)
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  test('is neither lost nor sent twice when the mail server is down for ten minutes', async () => {
    const people = [await app.person(), await app.person(), await app.person()]
    mail.be('down')
    for (const student of people) await notifyOfGuardian(student)
    await app.runJobs()
    for (const time of ['10:02', '10:05', '10:10']) {
      clock(time)
      await app.services.outbox.idle()
    }
    expect(people.flatMap(lettersTo)).toEqual([])

    mail.be('well')
    for (const time of ['10:15', '10:30', '11:00']) {
      clock(time)
      await app.services.outbox.idle()
      await app.runJobs()
    }
    expect(people.map((student) => lettersTo(student).length)).toEqual([1, 1, 1])
  })

  test('that is rejected does not hold up other letters', async () => {
    const [first, second] = [await app.person(), await app.person()]
    mail.be('refuses')
    await notifyOfGuardian(first)
    await app.runJobs()
    mail.be('well')
    await notifyOfGuardian(second)
    await app.runJobs()
    expect(lettersTo(second)).toHaveLength(1)
    clock('10:05')
    await app.services.outbox.idle()
    expect(lettersTo(first)).toHaveLength(1)
  })

  test('whose receipt was lost is sent again as exactly the same letter', async () => {
    const student = await app.person()
    mail.be('forgets')
    await notifyOfGuardian(student)
    await app.runJobs()
    mail.be('well')
    clock('10:05')
    await app.services.outbox.idle()
    const ids = lettersTo(student).map((letter) => /^Message-ID: (.+)$/im.exec(letter)?.[1])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('is sent once by several processes that find it due at the same time', async () => {
    const student = await app.person()
    await notifyOfGuardian(student)
    await Promise.all(Array.from({ length: 5 }, () => app.services.outbox.idle()))
    await app.runJobs()
    expect(lettersTo(student)).toHaveLength(1)
  })

  test('waits for the end of the quiet hours, and those of one night are combined', async () => {
    const student = await app.person()
    clock('21:30')
    await notifyOfGuardian(student, 'Mrs Reid')
    clock('21:31')
    await notifyOfGuardian(student, 'Mr Campbell')
    await app.runJobs()
    await app.services.outbox.idle()
    expect(lettersTo(student)).toEqual([])
    app.setTime('2026-11-24T07:00:00-05:00')
    await app.services.outbox.idle()
    const [letter = '', ...more] = lettersTo(student)
    expect(more).toEqual([])
    expect(letter).toContain('Mrs Reid asks to follow your progress, and 1 more')
    expect(letter).toContain('Mr Campbell asks to follow your progress')
  })

  test('with several notifications starts with the most important, then goes by time', async () => {
    const student = await app.person()
    clock('21:30')
    await notifyOfGuardian(student, 'Mrs Reid')
    clock('21:31')
    await notifyOfOffer(student)
    clock('21:32')
    await notifyOfGuardian(student, 'Mr Campbell')
    app.setTime('2026-11-24T07:00:00-05:00')
    await app.services.outbox.idle()
    const [letter = ''] = lettersTo(student)
    expect(letter).toContain('Subject: You have an offer: Baker, and 2 more')
    expect(letter.indexOf('Mrs Reid')).toBeLessThan(letter.indexOf('Mr Campbell'))
  })

  test('that failed during the day is not sent at night', async () => {
    const student = await app.person()
    clock('20:59')
    mail.be('down')
    await notifyOfGuardian(student)
    await app.runJobs()
    mail.be('well')
    clock('21:10')
    await app.services.outbox.idle()
    expect(lettersTo(student)).toEqual([])
    app.setTime('2026-11-24T07:00:00-05:00')
    await app.services.outbox.idle()
    expect(lettersTo(student)).toHaveLength(1)
  })

  test('is sent at night to people who turned the quiet hours off', async () => {
    const student = await app.person()
    await student.call('PATCH /api/notification-settings', { quietHours: false })
    clock('23:00')
    await notifyOfGuardian(student)
    await app.runJobs()
    expect(lettersTo(student)).toHaveLength(1)
  })

  test('with the daily digest is sent at 17:00 and contains everything from that day', async () => {
    const guardian = await app.person('guardian')
    await notifyOfAchievement(guardian, 'First Login')
    await notifyOfAchievement(guardian, 'First Course')
    await app.runJobs()
    await app.services.outbox.idle()
    expect(lettersTo(guardian)).toEqual([])
    clock('17:00')
    await app.services.outbox.idle()
    const [letter = '', ...more] = lettersTo(guardian)
    expect(more).toEqual([])
    expect(letter).toContain('Kemar earned "First Login"')
    expect(letter).toContain('Kemar earned "First Course"')
  })

  test('is not sent to a suspended person', async () => {
    const student = await app.person()
    await notifyOfGuardian(student)
    await app.services.db
      .updateTable('auth_users')
      .set({ suspended_at: new Date() })
      .where('id', '=', student.userId)
      .execute()
    await app.runJobs()
    expect(lettersTo(student)).toEqual([])
  })
})

describe('the link to stop letters', () => {
  async function linkIn(student: Visitor): Promise<string> {
    await notifyOfGuardian(student)
    await app.runJobs()
    return /token=([\w.-]+)/.exec(lettersTo(student).at(-1) ?? '')?.[1] ?? ''
  }

  test('stops letters of one kind with a single POST from a mail client, without a log-in', async () => {
    const student = await app.person()
    const token = await linkIn(student)
    const response = await app.app.inject({
      method: 'POST',
      url: `/unsubscribe?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(response.statusCode).toBe(200)
    await notifyOfGuardian(student)
    await app.runJobs()
    expect(lettersTo(student)).toHaveLength(1)
    expect((await student.call('GET /api/notifications', {})).notifications).toHaveLength(2)
  })

  test('changes nothing when opened, and works from its page', async () => {
    const student = await app.person()
    const token = await linkIn(student)
    const nobody = app.visitor()
    expect(await nobody.call('GET /api/unsubscribe', { token })).toMatchObject({ kind: 'on' })
    await nobody.call('POST /api/unsubscribe', { token })
    expect(await nobody.call('GET /api/unsubscribe', { token })).toMatchObject({ kind: 'off' })
  })

  test('cancels a waiting letter', async () => {
    const student = await app.person()
    const token = await linkIn(student)
    clock('22:00')
    await notifyOfGuardian(student)
    await app.visitor().call('POST /api/unsubscribe', { token })
    app.setTime('2026-11-24T08:00:00-05:00')
    await app.services.outbox.idle()
    expect(lettersTo(student)).toHaveLength(1)
  })

  test('that was altered, or made for another purpose, does nothing', async () => {
    const student = await app.person()
    const token = await linkIn(student)
    const nobody = app.visitor()
    for (const invalidToken of [`x${token}`, token.slice(0, -2), '', 'a.b', `${token}x`]) {
      expect(await nobody.call('GET /api/unsubscribe', { token: invalidToken })).toEqual({
        kind: 'bad-link',
      })
      expect((await nobody.refused('POST /api/unsubscribe', { token: invalidToken })).status).toBe(
        409,
      )
    }
  })
})
