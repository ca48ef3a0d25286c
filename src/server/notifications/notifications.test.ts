import { beforeAll, describe, expect, test } from 'vitest'
import { daysAfter } from '#domain/day.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { forgetNotificationsAbout, forgetOldNotifications, notify } from './commands.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

let keys = 0

function notifyOfLink(person: Visitor, name = 'Mrs Reid', about: string[] = []): Promise<boolean> {
  keys += 1
  const key = `link:${keys}`
  return app.services.transaction((tx) =>
    notify(tx, {
      userId: person.userId,
      type: 'link-made',
      data: { name, path: '/guardians' },
      key,
      about,
    }),
  )
}

describe('the notifications of a person', () => {
  test('are listed newest first, in pages, each exactly once', async () => {
    const student = await app.person()
    for (let number = 0; number < 35; number += 1) await notifyOfLink(student, `Guardian ${number}`)
    const firstPage = await student.call('GET /api/notifications', {})
    expect(firstPage.notifications).toHaveLength(30)
    const secondPage = await student.call('GET /api/notifications', {
      before: firstPage.next ?? '',
    })
    expect(secondPage.next).toBeNull()
    const titles = [...firstPage.notifications, ...secondPage.notifications].map(
      ({ title }) => title,
    )
    expect(new Set(titles).size).toBe(35)
    expect(firstPage.notifications[0]).toMatchObject({ path: '/guardians', read: false })
  })

  test('count as unread until they are read, one or all', async () => {
    const student = await app.person()
    for (const name of ['one', 'two', 'three']) await notifyOfLink(student, name)
    const { notifications } = await student.call('GET /api/notifications', {})
    await student.call('POST /api/notifications/:id/read', { id: notifications[0]?.id ?? '' })
    expect(await student.call('GET /api/notifications/unread', {})).toEqual({ count: 2 })
    await student.call('POST /api/notifications/read-all', {})
    expect(await student.call('GET /api/notifications/unread', {})).toEqual({ count: 0 })
  })

  test('cannot be read or marked by anyone else', async () => {
    const [student, other] = [await app.person(), await app.person()]
    await notifyOfLink(student)
    const { notifications } = await student.call('GET /api/notifications', {})
    const id = notifications[0]?.id ?? ''
    const refusal = await other.refused('POST /api/notifications/:id/read', { id })
    const unknownRefusal = await other.refused('POST /api/notifications/:id/read', {
      id: '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57',
    })
    expect({ ...refusal, requestId: '' }).toEqual({ ...unknownRefusal, requestId: '' })
    expect((await other.call('GET /api/notifications', {})).notifications).toEqual([])
    expect(await student.call('GET /api/notifications/unread', {})).toEqual({ count: 1 })
  })

  test('with the same key are sent once, even concurrently', async () => {
    const student = await app.person()
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.services.transaction((tx) =>
          notify(tx, {
            userId: student.userId,
            type: 'link-made',
            data: { name: 'Mrs Reid', path: '/guardians' },
            key: 'the same cause',
          }),
        ),
      ),
    )
    expect(results.filter(Boolean)).toHaveLength(1)
    expect((await student.call('GET /api/notifications', {})).notifications).toHaveLength(1)
  })

  test('do not exist when their cause was rolled back', async () => {
    const student = await app.person()
    const failing = app.services.transaction(async (tx) => {
      await notify(tx, {
        userId: student.userId,
        type: 'guardian-asks',
        data: { guardian: 'Mrs Reid' },
        key: 'rolled back',
        subjects: ['link:one'],
      })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await app.runJobs()
    expect((await student.call('GET /api/notifications', {})).notifications).toEqual([])
    expect(app.letters().filter((letter) => letter.includes(student.email))).toEqual([])
  })

  test('are kept for half a year', async () => {
    const student = await app.person()
    const now = app.services.now()
    for (const days of [179, 181]) {
      app.setTime(daysAfter(now, -days))
      await notifyOfLink(student, `${days} days ago`)
    }
    app.setTime(now)
    await app.services.transaction(forgetOldNotifications)
    const { notifications } = await student.call('GET /api/notifications', {})
    expect(notifications.map(({ title }) => title)).toEqual(['You and 179 days ago are linked'])
  })

  test('about somebody else are deleted when the person may no longer know about them', async () => {
    const [guardian, student] = [await app.person('guardian'), await app.person()]
    await notifyOfLink(guardian, 'about the student', [student.userId])
    await notifyOfLink(guardian, 'about nobody')
    await app.services.transaction((tx) =>
      forgetNotificationsAbout(tx, guardian.userId, student.userId),
    )
    const { notifications } = await guardian.call('GET /api/notifications', {})
    expect(notifications.map(({ title }) => title)).toEqual(['You and about nobody are linked'])
  })
})

describe('the notification settings', () => {
  test('list the kinds of the role, and save the choice', async () => {
    const guardian = await app.person('guardian')
    const settings = await guardian.call('PATCH /api/notification-settings', {
      quietHours: false,
      mail: { 'student-away': 'off' },
    })
    expect(settings.quietHours).toBe(false)
    expect(settings.types).toContainEqual(
      expect.objectContaining({ type: 'student-away', mail: 'off' }),
    )
    expect(settings.types.map(({ type }) => type)).not.toContain('guardian-asks')
    const weekly = settings.types.filter((setting) => setting.weekly).map(({ type }) => type)
    expect(weekly).toEqual(['weekly-summary'])
    expect(await guardian.call('GET /api/notification-settings', {})).toEqual(settings)
  })

  test('of a type that does not exist are refused, and nothing is stored', async () => {
    const student = await app.person()
    const refusal = await student.refused('PATCH /api/notification-settings', {
      quietHours: false,
      mail: { nonsense: 'off' },
    })
    expect(refusal.status).toBe(400)
    expect((await student.call('GET /api/notification-settings', {})).quietHours).toBe(true)
  })
})

test('a notification that asks for something has to name what settles it', async () => {
  const student = await app.person()
  const unsettled = app.services.transaction((tx) =>
    notify(tx, {
      userId: student.userId,
      type: 'guardian-asks',
      data: { guardian: 'Mrs Reid' },
      key: 'never settled',
    }),
  )
  await expect(unsettled).rejects.toThrow('names nothing that settles it')
})
