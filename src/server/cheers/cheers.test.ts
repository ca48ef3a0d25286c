import { describe, expect, test } from 'vitest'
import { linkGuardian, linkedPair, titlesOf } from '../testing/link-guardian.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const app = await startApp()
app.setTime('2026-11-23T10:00:00-05:00')

describe('a cheer', () => {
  test('reaches the student as a sticker, who thanks once, and the guardian is notified', async () => {
    const { student, guardian } = await linkedPair(app)
    await cheer(guardian, student, 'good-luck')
    const name = guardian.name.split(' ')[0] ?? ''
    const { cheers } = await student.call('GET /api/guardians/cheers', {})
    expect(cheers).toMatchObject([
      { sticker: 'good-luck', guardian: guardian.name, thanked: false },
    ])
    const id = cheers[0]?.id ?? ''
    expect(await cheerInTheBell(student)).toMatchObject({
      title: `${name}: Good luck!`,
      read: false,
      cheer: { id, sticker: 'good-luck', thanked: false },
    })

    await student.call('POST /api/cheers/:id/thank', { id })
    await student.call('POST /api/cheers/:id/thank', { id })
    expect(await cheerInTheBell(student)).toMatchObject({ read: true, cheer: { thanked: true } })
    const thanks = `${student.name.split(' ')[0] ?? ''} says thanks`
    expect((await titlesOf(guardian)).filter((title) => title === thanks)).toHaveLength(1)
    expect(await sent(guardian, student)).toMatchObject({ left: 2, cheers: [{ thanked: true }] })
  })

  test('can be sent three times a day to each child by each guardian, also at the same moment', async () => {
    const { student, guardian } = await linkedPair(app)
    const sister = await app.person('student', { age: '16' })
    await linkGuardian(sister, guardian)
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => cheer(guardian, student, 'proud')),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expect(cheer(guardian, student, 'proud')).rejects.toThrow('You sent 3 cheers today')
    await cheer(guardian, sister, 'proud')
    const other = await app.person('guardian')
    await linkGuardian(student, other)
    await cheer(other, student, 'keep-going')
    expect((await student.call('GET /api/guardians/cheers', {})).cheers).toHaveLength(4)

    app.setTime('2026-11-24T10:00:00-05:00')
    await guardian.signIn()
    expect((await sent(guardian, student)).left).toBe(3)
    await cheer(guardian, student, 'rest')
  })

  test('of a guardian whose link has ended stays with the student, and thanks reach nobody', async () => {
    const { student, guardian } = await linkedPair(app)
    await cheer(guardian, student, 'proud')
    await guardian.call('POST /api/guardian/students/:id/end', { id: student.userId })
    await expect(cheer(guardian, student, 'proud')).rejects.toThrow('answered 404')
    const { cheers } = await student.call('GET /api/guardians/cheers', {})
    await student.call('POST /api/cheers/:id/thank', { id: cheers[0]?.id ?? '' })
    expect((await titlesOf(guardian)).filter((title) => title.includes('thanks'))).toEqual([])
  })
})

function cheer(
  guardian: Visitor,
  student: Visitor,
  sticker: 'proud' | 'good-luck' | 'rest' | 'keep-going',
) {
  return guardian.call('POST /api/guardian/students/:id/cheers', { id: student.userId, sticker })
}

function sent(guardian: Visitor, student: Visitor) {
  return guardian.call('GET /api/guardian/students/:id/cheers', { id: student.userId })
}

async function cheerInTheBell(student: Visitor) {
  const { notifications } = await student.call('GET /api/notifications', {})
  return notifications.find(({ type }) => type === 'cheer')
}
