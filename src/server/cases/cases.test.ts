import { beforeAll, describe, expect, test } from 'vitest'
import { tokenIn } from '../testing/later.ts'
import { plannedSession } from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { checkedCard, seenCard } from '../testing/verification.ts'
import type { Output, Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor
let colleague: Visitor
const reason = 'Looked at it together'

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
  colleague = await app.staff()
})

async function reported() {
  const { student, mentor, id } = await plannedSession(app)
  const report = { id, place: 'session', reason: 'absent' } as const
  const { reportId } = await student.call('POST /api/reports/:id', report)
  return { student, mentor, id: reportId }
}

async function written(text = 'Let me in.') {
  const email = `${crypto.randomUUID()}@example.com`
  await app.visitor().call('POST /api/contact', { email, topic: 'account', text })
  const { messages } = await staff.call('GET /api/staff/messages', {})
  return { email, id: messages.find((message) => message.email === email)?.id ?? '' }
}

type List = 'mine' | 'unassigned' | 'all' | 'waiting'

async function idsIn(list: List, member = staff): Promise<string[]> {
  const ids: string[] = []
  let after: string | undefined
  do {
    const page: Output<'GET /api/staff/cases'> = await member.call('GET /api/staff/cases', {
      list,
      after,
    })
    ids.push(...page.cases.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after !== undefined)
  return ids
}

async function unreadTitles(person: Visitor): Promise<string[]> {
  const { notifications } = await person.call('GET /api/notifications', {})
  return notifications.filter(({ read }) => !read).map(({ title }) => title)
}

/** The history is in the order of the clock, which stands still in a test. */
function aMinuteLater() {
  app.setTime(new Date(app.services.now().getTime() + 60_000))
}

/** The token of the newest question, from the bell. */
async function tokenOf(person: Visitor): Promise<string> {
  const { notifications } = await person.call('GET /api/notifications', {})
  const asked = notifications.find(({ title }) => title.startsWith('We have a question'))
  return new URL(asked?.path ?? '', 'http://upful').searchParams.get('token') ?? ''
}

describe('a report, a message and an applicant', () => {
  test('are cases in one list, and move between the lists with the person who has them', async () => {
    const ids = [(await reported()).id, (await written()).id, (await app.person('business')).userId]
    const before = await staff.call('GET /api/staff', {})
    expect(await idsIn('unassigned')).toEqual(expect.arrayContaining(ids))
    for (const id of ids) await staff.call('POST /api/staff/cases/:id/take', { id, seen: null })
    expect(await idsIn('mine')).toEqual(expect.arrayContaining(ids))
    expect(await idsIn('all')).toEqual(expect.arrayContaining(ids))
    const unassigned = await idsIn('unassigned')
    const after = await staff.call('GET /api/staff', {})
    expect(after.cases).toEqual({
      mine: before.cases.mine + ids.length,
      unassigned: before.cases.unassigned - ids.length,
    })
    for (const id of ids) {
      expect(unassigned).not.toContain(id)
      expect(await idsIn('mine', colleague)).not.toContain(id)
      await staff.call('POST /api/staff/cases/:id/let-go', { id, seen: staff.userId })
    }
    expect(await idsIn('unassigned')).toEqual(expect.arrayContaining(ids))
  })

  test('are taken by one of two colleagues at the same time, and the other reads who has it', async () => {
    const { id } = await written()
    const [mine, theirs] = await Promise.all(
      [staff, colleague].map((member) =>
        member.ask('POST /api/staff/cases/:id/take', { id, seen: null }),
      ),
    )
    expect(new Set([mine?.status, theirs?.status])).toEqual(new Set([200, 409]))
    const [winner, refusal] = mine?.status === 200 ? [staff, theirs] : [colleague, mine]
    expect(refusal?.body).toMatchObject({ message: `${winner.name} has this case now` })
  })

  test('can be given to a colleague, who is notified until the case is closed', async () => {
    const { id } = await written()
    const give = { id, seen: null, to: colleague.userId }
    await staff.call('POST /api/staff/cases/:id/give', give)
    expect(await unreadTitles(colleague)).toContain(`${staff.name} gave you a case`)
    expect(await idsIn('mine', colleague)).toContain(id)
    const { body } = await staff.ask('POST /api/staff/cases/:id/give', give)
    expect(body).toMatchObject({ message: `${colleague.name} has this case now` })
    await staff.call('POST /api/staff/messages/:id/close', { id, reason })
    expect(await unreadTitles(colleague)).not.toContain(`${staff.name} gave you a case`)
  })

  test('cannot be given to somebody who is not among the staff', async () => {
    const { id } = await written()
    const to = (await app.person()).userId
    expect((await staff.ask('POST /api/staff/cases/:id/give', { id, seen: null, to })).status).toBe(
      409,
    )
    expect(await idsIn('unassigned')).toContain(id)
  })

  test('keep notes and decisions in one history, which only staff read', async () => {
    const { id, student, mentor } = await reported()
    await staff.call('POST /api/staff/cases/:id/notes', { id, words: 'His phone was off.' })
    aMinuteLater()
    await colleague.call('POST /api/staff/cases/:id/take', { id, seen: null })
    aMinuteLater()
    const close = { id, seen: 'looking', outcome: 'spoken', reason } as const
    await colleague.call('POST /api/staff/reports/:id/close', { ...close, checks: ['earlier'] })
    const { history, ...data } = await staff.call('GET /api/staff/cases/:id', { id })
    expect(data.case).toMatchObject({
      state: 'closed',
      assignedTo: { id: colleague.userId, name: colleague.name },
    })
    expect(history.map(({ sentence, words }) => [sentence, words])).toEqual([
      [
        expect.stringContaining(`${colleague.name} closed a report about`),
        `Read the earlier reports. ${reason}`,
      ],
      [`${colleague.name} took this case.`, ''],
      [`${staff.name} noted:`, 'His phone was off.'],
    ])
    for (const person of [student, mentor]) {
      expect(JSON.stringify(await person.call('POST /api/my-data/export', {}))).not.toContain(
        'His phone was off.',
      )
    }
    const { cases } = await staff.call('GET /api/staff/cases/closed', {})
    expect(cases[0]).toMatchObject({
      id,
      kind: 'report',
      reason: `Read the earlier reports. ${reason}`,
    })
    expect(
      (await staff.ask('POST /api/staff/cases/:id/take', { id, seen: colleague.userId })).status,
    ).toBe(409)
  })

  test('are deleted with their subject', async () => {
    const { id, student } = await reported()
    await staff.call('POST /api/staff/cases/:id/notes', { id, words: 'Wait for her call.' })
    await app.services.db.deleteFrom('auth_users').where('id', '=', student.userId).execute()
    expect((await staff.ask('GET /api/staff/cases/:id', { id })).status).toBe(404)
    const rows = await app.services.db
      .selectFrom('case_events')
      .selectAll()
      .where('case_id', '=', id)
      .execute()
    expect(rows).toEqual([])
  })
})

describe('asking for more', () => {
  test('reaches the reporter by bell and letter, and their answer brings the case back', async () => {
    const { id, student } = await reported()
    // At night its letter waits for the morning.
    await student.call('PATCH /api/notification-settings', { quietHours: false })
    await staff.call('POST /api/staff/cases/:id/take', { id, seen: null })
    const questions: ('when' | 'again')[] = ['when', 'again']
    await staff.call('POST /api/staff/reports/:id/ask-more', { id, reason, questions })
    expect(await idsIn('waiting')).toContain(id)
    expect(await idsIn('mine')).not.toContain(id)
    const title = 'We have a question about what you reported'
    expect(await unreadTitles(student)).toContain(title)
    await app.runJobs()
    const letters = app.letters().filter((letter) => letter.includes(`To: ${student.email}`))
    expect(letters.at(-1)).toContain('Has it happened again since you told us?')

    const token = await tokenOf(student)
    const visitor = app.visitor()
    aMinuteLater()
    expect(await visitor.call('GET /api/tell-us-more', { token })).toEqual({
      kind: 'asked',
      about: 'report',
      questions: [
        'When did it happen? The day, and the time if you know it.',
        'Has it happened again since you told us?',
      ],
    })
    await visitor.call('POST /api/tell-us-more', { token, words: 'On Monday, only once.' })
    expect(await idsIn('mine')).toContain(id)
    expect((await unreadTitles(staff)).some((each) => each.endsWith('the answer is here'))).toBe(
      true,
    )
    expect(await unreadTitles(student)).not.toContain(title)
    const { history } = await staff.call('GET /api/staff/cases/:id', { id })
    expect(history[0]).toMatchObject({ sentence: 'They answered:', words: 'On Monday, only once.' })
    expect(await visitor.call('GET /api/tell-us-more', { token })).toEqual({ kind: 'answered' })
    expect(
      (await visitor.ask('POST /api/tell-us-more', { token, words: 'And on Tuesday.' })).status,
    ).toBe(409)
    expect(JSON.stringify(await student.call('POST /api/my-data/export', {}))).toContain(
      'On Monday, only once.',
    )
  })

  test('reaches a sender without an account by a letter with a link', async () => {
    const { id, email } = await written()
    const ask = { id, reason, questions: ['which-account' as const] }
    await staff.call('POST /api/staff/messages/:id/ask-more', ask)
    const token = await tokenIn(app, email, 'tell-us-more')
    const letter = app.letters().find((each) => each.includes(email))
    expect(letter).toContain('Which email address do you use on Upful?')
    const words = 'Try dana@example.com, please.'
    await app.visitor().call('POST /api/tell-us-more', { token, words })
    expect(await idsIn('unassigned')).toContain(id)
    const { history } = await staff.call('GET /api/staff/cases/:id', { id })
    expect(history[0]).toMatchObject({ words })
  })

  test('makes the case urgent when the answer says that somebody is in danger', async () => {
    const { id, student } = await reported()
    await staff.call('POST /api/staff/reports/:id/ask-more', { id, reason, questions: ['again'] })
    const answer = { token: await tokenOf(student), words: 'Yes, and now mi waan dead.' }
    await student.call('POST /api/tell-us-more', answer)
    const data = await staff.call('GET /api/staff/cases/:id', { id })
    expect(data.case.urgent).toBe(true)
  })

  test('ends when the case is closed, and a link for earlier questions does not answer new ones', async () => {
    const { id, student } = await reported()
    const ask = { id, reason, questions: ['where' as const] }
    await staff.call('POST /api/staff/reports/:id/ask-more', ask)
    const token = await tokenOf(student)
    await app.visitor().call('POST /api/tell-us-more', { token, words: 'In the room.' })
    aMinuteLater()
    await staff.call('POST /api/staff/reports/:id/ask-more', { ...ask, questions: ['others'] })
    const second = await tokenOf(student)
    const send = (each: string) =>
      app.visitor().ask('POST /api/tell-us-more', { token: each, words: 'Nobody.' })
    expect((await send(token)).status).toBe(409)
    const close = { id, seen: 'open', outcome: 'nothing', reason } as const
    await staff.call('POST /api/staff/reports/:id/close', { ...close, checks: ['only-read'] })
    expect((await send(second)).status).toBe(409)
    expect(await app.visitor().call('GET /api/tell-us-more', { token: 'x.y' })).toEqual({
      kind: 'bad-link',
    })
  })
})

describe('an applicant', () => {
  test('who is asked for more waits, and comes back to the same colleague after sending it again', async () => {
    const business = await app.person('business')
    const id = business.userId
    await staff.call('POST /api/staff/cases/:id/take', { id, seen: null })
    const card = await seenCard(app, business)
    await staff.call('POST /api/staff/verifications/:id/ask-more', {
      ...card,
      reason,
      reasons: ['website'],
    })
    expect(await idsIn('waiting')).toContain(id)
    await business.call('POST /api/profile/send-again', {
      whatsChanged: 'Our page is on the way, see the sign.',
    })
    expect(await idsIn('mine')).toContain(id)
    await colleague.call('POST /api/staff/verifications/:id/verify', {
      ...(await checkedCard(app, business)),
      reason,
    })
    const { case: closed } = await staff.call('GET /api/staff/cases/:id', { id })
    expect(closed).toMatchObject({ state: 'closed', assignedTo: { name: colleague.name } })
  })
})
