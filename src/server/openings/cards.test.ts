import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { earnSkill, listedOpenings, newOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { cardColumns } from './card.ts'
import { cardCopies, type ListedRow } from './card-queries.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

/** Another value for each column of a card. */
const changes = {
  source: 'another-feed',
  source_label: 'Another feed',
  title: 'Another title',
  company: 'Another company',
  location: 'Negril',
  place: 'Westmoreland',
  type: 'contract',
  duration: 'Six months',
  pay: 'J$90,000 a month',
  deadline: '2040-02-29',
  deadline_estimated: true,
  skills: 'Budgeting',
  skill_tags: ['budgeting'],
  match_score: 71,
  level: 'some',
  preferred: true,
  url: 'https://another.example.com',
  location_estimated: true,
  min_age: 17,
  max_age: 25,
  schooling: 'college',
  service: true,
} satisfies Record<Exclude<(typeof cardColumns)[number], 'id'>, unknown>

describe('a card that is kept in memory', () => {
  test.each(Object.entries(changes))('is read again when its %s changes', async (column, value) => {
    const { db } = app.services
    const cardsOf = cardCopies(db)
    const [id = ''] = await listedOpenings(app.services, [newOpening()])
    await cardsOf([await listedRow(id)])
    await sql`update opportunities set ${sql.ref(column)} = ${value} where id = ${id}`.execute(db)
    const [card] = await cardsOf([await listedRow(id)])
    expect(card).toMatchObject({ [column]: value })
  })

  test('is not read again while it is the same, also when its source has listed it again', async () => {
    const { db } = app.services
    const opening = newOpening()
    const [id = ''] = await listedOpenings(app.services, [opening])
    const { version } = await listedRow(id)
    await listedOpenings(app.services, [opening])
    expect(await listedRow(id)).toMatchObject({ version })
    // Without the row there is nothing to read.
    const cardsOf = cardCopies(db)
    const listed = await listedRow(id)
    expect(await cardsOf([listed])).toHaveLength(1)
    await db.deleteFrom('opportunities').where('id', '=', id).execute()
    expect(await cardsOf([listed])).toMatchObject([{ title: opening.title }])
    expect(await cardCopies(db)([listed])).toEqual([])
  })

  test('shows what another process has written in the next list', async () => {
    const student = await app.person('student', { age: '20' })
    await earnSkill(app.services, student.userId, 'investment', 900)
    const opening = newOpening({ title: 'Trainee', skills: ['investment'], preferred: true })
    const [id = ''] = await listedOpenings(app.services, [opening])
    const titleOf = async () => {
      const { opportunities } = await student.call('GET /api/opportunities', { type: 'internship' })
      return opportunities.find((card) => card.id === id)?.title
    }
    expect(await titleOf()).toBe('Trainee')
    await app.services.db
      .updateTable('opportunities')
      .set({ title: 'Senior trainee' })
      .where('id', '=', id)
      .execute()
    expect(await titleOf()).toBe('Senior trainee')
  })
})

async function listedRow(id: string): Promise<ListedRow> {
  const { version } = await app.services.db
    .selectFrom('opportunities')
    .select(sql<string>`card_version::text`.as('version'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, version, score: 0, closes_on: '2040-01-01', saved: false, application: null }
}
