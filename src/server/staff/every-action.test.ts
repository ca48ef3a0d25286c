import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import { maxReasonLength, staffActions, type StaffAction } from '#domain/people/staff-action.ts'
import { staffActionRoutes, type ActionRoute } from '../testing/staff-actions.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor
let colleague: Visitor
/** One of each role that is not staff. */
let others: Visitor[]

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
  colleague = await app.staff()
  others = [await app.person(), await app.verified('mentor'), await app.verified('business')]
})

const reason = 'They showed me their papers'
const badReasons: [name: string, reason: unknown][] = [
  ['missing', undefined],
  ['empty', ''],
  ['blank', ' \n\t'.repeat(20)],
  ['nine letters', '123456789'],
  ['nine letters and spaces', '    123456789    '],
  ['too long', 'x'.repeat(maxReasonLength + 1)],
  ['no text', { why: 'because I can do it' }],
  ['unreadable', `They showed\u0007 me their papers`],
]
/** The reason in the log starts with the checks that were ticked. */
const checksBefore: Readonly<Partial<Record<StaffAction, string>>> = {
  verified: 'Spoke on the phone. Spoke to reference 1. Spoke to reference 2. ',
  'closed-report': 'Spoke to the reported person. ',
}
const actionRoutes = Object.keys(staffActionRoutes) as ActionRoute[]

function send(person: Visitor, route: ActionRoute, input: Record<string, unknown>) {
  return person.ask(route, input as never)
}

function logRows(): Promise<Record<string, unknown>[]> {
  return app.services.db.selectFrom('staff_actions').selectAll().execute()
}

/** Further parameters that some routes need. */
function requestOf(route: ActionRoute): Record<string, string | string[]> {
  if (route.endsWith('/answer')) return { answer: 'We looked at it.' }
  if (route.endsWith('/verify')) return { seen: '', checks: ['phone'] }
  if (route.endsWith('/take-back')) return { seen: '' }
  if (route.endsWith('/refuse')) return { seen: '', reasons: ['not-reached'] }
  if (route.endsWith('/ask-more')) return { seen: '', reasons: ['website'] }
  if (route.includes(':linkedId')) return { linkedId: crypto.randomUUID() }
  if (route.includes(':mentorId')) return { mentorId: crypto.randomUUID() }
  return route.includes(':requestId') ? { requestId: crypto.randomUUID() } : {}
}

/** A fingerprint of everything stored, except the rate limit counters. */
async function fingerprint(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('rate_limits', 'course_content', 'guide_passages', 'guide_words')
    order by 1`.execute(app.services.db)
  const tables = rows.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name, md5(string_agg(t::text, ' ' order by t::text)) as contents
      from ${sql.table(name)} t`,
  )
  const contents = await sql`${sql.join(tables, sql` union all `)} order by name`.execute(
    app.services.db,
  )
  return JSON.stringify(contents.rows)
}

describe('every action of staff', () => {
  test('the routes below /api/staff are exactly the routes that only staff may call', () => {
    for (const [key, { who }] of Object.entries(routes)) {
      expect([key, typeof who === 'object' && 'staff' in who]).toEqual([
        key,
        /^\w+ \/api\/staff(\/|$)/.test(key),
      ])
    }
  })

  test.for(actionRoutes)(
    '%s without a reason is refused with a message, and changes and logs nothing',
    async (route) => {
      const input = await staffActionRoutes[route].scene(app)
      const before = await fingerprint()
      for (const [name, badReason] of badReasons) {
        const { status, body } = await send(staff, route, { ...input, reason: badReason })
        expect([name, status, body]).toEqual([
          name,
          400,
          expect.objectContaining({
            code: 'invalid',
            fields: { reason: expect.stringMatching(/^Say /) as string },
          }),
        ])
      }
      expect(await fingerprint()).toBe(before)
    },
  )

  test.for(actionRoutes)('%s writes one log row, with its reason', async (route) => {
    const { kind, scene, once } = staffActionRoutes[route]
    const input = await scene(app)
    const before = await logRows()
    const { status, body } = await send(staff, route, { ...input, reason: ` ${reason}\n` })
    expect([status, body]).toEqual([200, expect.anything()])
    const known = new Set(before.map(({ id }) => id))
    const rows = (await logRows()).filter(({ id }) => !known.has(id))
    expect(rows).toMatchObject([
      {
        kind,
        reason: `${checksBefore[kind] ?? ''}${reason}`,
        staff_id: staff.userId,
        staff_name: staff.name,
        subject_kind: staffActions[kind].about,
      },
    ])
    if (route.includes(':')) expect(rows[0]?.['subject_id']).toBe(input['id'] ?? input['source'])
    expect(rows[0]?.['subject_name']).not.toBe('')
    const all = rows.length + before.length

    const again = await send(staff, route, { ...input, reason })
    expect(again.status).toBe(once ? 409 : 200)
    expect(await logRows()).toHaveLength(once ? all : all + 1)
  })

  test.for(actionRoutes.filter((route) => staffActionRoutes[route].once === true))(
    '%s by two staff members concurrently succeeds for one, and the other is told who did it and when',
    async (route) => {
      const input = { ...(await staffActionRoutes[route].scene(app)), reason }
      const [mine, theirs] = await Promise.all([
        send(staff, route, input),
        send(colleague, route, input),
      ])
      expect(new Set([mine.status, theirs.status])).toEqual(new Set([200, 409]))
      const [first, refusal] = mine.status === 200 ? [staff, theirs] : [colleague, mine]
      expect(refusal.body).toMatchObject({
        message: expect.stringMatching(
          new RegExp(`^${first.name} .+ at \\d+:\\d\\d [ap]m\\.$`, 'i'),
        ) as string,
      })
    },
  )

  test.for(actionRoutes)(
    '%s on something that does not exist answers 404 and is not logged',
    async (route) => {
      if (!route.includes(':')) return
      const input = await staffActionRoutes[route].scene(app)
      const before = await fingerprint()
      const unknown = { id: crypto.randomUUID(), source: 'no-such-feed' }
      const names = route.includes(':id') ? { id: unknown.id } : { source: unknown.source }
      expect((await send(staff, route, { ...input, ...names, reason })).status).toBe(404)
      expect(await fingerprint()).toBe(before)
    },
  )

  test.for(actionRoutes)('%s is only for staff', async (route) => {
    const input = { ...(await staffActionRoutes[route].scene(app)), reason }
    const before = await fingerprint()
    for (const person of others) {
      const { status, body } = await send(person, route, input)
      expect([status, body]).toEqual([
        403,
        expect.objectContaining({ message: 'Your type of account cannot use this' }),
      ])
    }
    expect((await send(app.visitor(), route, input)).status).toBe(401)
    expect(await fingerprint()).toBe(before)
  })

  const aboutPeople = actionRoutes.filter(
    (route) => staffActions[staffActionRoutes[route].kind].about === 'person',
  )
  test.for(aboutPeople)('%s cannot be done to yourself or to other staff', async (route) => {
    const before = await fingerprint()
    for (const { userId: id } of [staff, colleague]) {
      expect((await send(staff, route, { id, ...requestOf(route), reason })).status).toBe(404)
    }
    expect(await fingerprint()).toBe(before)
  })
})
