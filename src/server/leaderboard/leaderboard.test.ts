import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { leagueSize } from '#domain/ledger/league.ts'
import { isMadeNickname } from '#domain/people/nickname.ts'
import { deleteAccounts } from '../accounts/deletion-commands.ts'
import { forgetLeagues } from '../leagues/commands.ts'
import { learn } from '../testing/leagues.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const app = await startApp()
const { db } = app.services
/** Each test has another week, so that no student of another test is in it. */
let week = 0
const firstMonday = Date.parse('2025-01-06T17:00:00Z')
const weekMs = 7 * 24 * 60 * 60 * 1000
beforeEach(() => {
  week += 3
  app.setTime(new Date(firstMonday + week * weekMs))
})

async function learner(xp: number, nickname?: string): Promise<Visitor> {
  const student = await app.person()
  await student.call('PUT /api/leaderboard', nickname === undefined ? {} : { nickname })
  if (xp > 0) await learn(app, student, xp)
  await student.call('POST /api/leaderboard/league', {})
  return student
}

async function boardOf(student: Visitor) {
  const board = await student.call('GET /api/leaderboard', {})
  if (!board.on) throw new Error('This student is not on the leaderboard')
  return board
}

describe('joining', () => {
  test('is a choice: until then a student is on no list and in no count', async () => {
    const student = await app.person()
    await learn(app, student, 30)
    const board = await student.call('GET /api/leaderboard', {})
    expect(board).toEqual({ on: false, suggestions: expect.any(Array) })
    expect(await rowsOf(student)).toEqual([])
  })

  test('gives a made nickname, and counts what was learned this week before', async () => {
    const student = await app.person()
    await learn(app, student, 30)
    await learn(app, student, 10, 'daily_checkin')
    await student.call('PUT /api/leaderboard', {})
    const board = await boardOf(student)
    expect(isMadeNickname(app.services.content.nicknames, board.nickname)).toBe(true)
    expect(board).toMatchObject({
      learned: 30,
      league: { members: 1, place: 1, toNextPlace: null },
      everybody: { place: 1, students: 1 },
    })
  })

  test('a typed nickname is checked, and refused with a reason at its field', async () => {
    const student = await app.person('student', { school: 'Camperdown High' })
    const refused = (nickname: string) => student.refused('PUT /api/leaderboard', { nickname })
    const [firstName = ''] = student.name.split(' ')
    for (const nickname of [
      firstName,
      'Camperdown Crew',
      'Bumboclaat',
      'Lit 2009',
      'Jo',
      'Kemar',
    ]) {
      expect(await refused(nickname)).toMatchObject({
        status: 400,
        code: 'invalid',
        fields: { nickname: expect.any(String) },
      })
    }
    expect(await rowsOf(student)).toEqual([])
    await student.call('PUT /api/leaderboard', { nickname: '  Zanzo Quell ' })
    expect((await boardOf(student)).nickname).toBe('Zanzo Quell')
  })

  test('the same call changes the nickname and nothing else', async () => {
    const student = await learner(20)
    const [nickname = ''] = (await boardOf(student)).suggestions
    await student.call('PUT /api/leaderboard', { nickname })
    expect(await boardOf(student)).toMatchObject({
      nickname,
      learned: 20,
      everybody: { students: 1 },
    })
  })
})

describe('a week', () => {
  test('counts learning XP only, and each of it once', async () => {
    const student = await learner(0)
    expect(await boardOf(student)).toMatchObject({ learned: 0, league: null, everybody: null })
    await learn(app, student, 10)
    await learn(app, student, 15, 'quiz_pass')
    await learn(app, student, 25, 'application')
    await student.call('POST /api/check-in', {})
    await student.call('POST /api/leaderboard/league', {})
    await student.call('POST /api/leaderboard/league', {})
    expect(await boardOf(student)).toMatchObject({ learned: 25, league: { members: 1 } })
  })

  test('begins on Monday in Jamaica, without those who have not learned yet', async () => {
    const student = await learner(40)
    const other = await learner(10)
    app.setTime(new Date(firstMonday + (week + 1) * weekMs - 12 * 3_600_000 - 1))
    expect(await boardOf(student)).toMatchObject({ learned: 40 })
    app.setTime(new Date(firstMonday + (week + 1) * weekMs - 12 * 3_600_000))
    const monday = { learned: 0, league: null, everybody: null }
    expect(await boardOf(student)).toMatchObject({
      ...monday,
      lastWeek: { xp: 40, place: 1, members: 2 },
    })
    await learn(app, other, 10)
    await other.call('POST /api/leaderboard/league', {})
    expect(await boardOf(other)).toMatchObject({
      learned: 10,
      league: { members: 1 },
      lastWeek: { place: 2 },
    })
    expect(await boardOf(student)).toMatchObject(monday)
  })

  test('shows only neighbours, by nickname, with equal places for equal XP', async () => {
    const all = []
    for (const xp of [90, 80, 70, 60, 60, 50, 40, 30, 20, 10]) all.push(await learner(xp))
    const [, , , , , sixth = expect.fail()] = all
    const { league, everybody } = await boardOf(sixth)
    expect(league).toMatchObject({ members: 10, place: 6, toNextPlace: 10 })
    expect(league?.rows.map(({ place, xp }) => [place, xp])).toEqual([
      [3, 70],
      [4, 60],
      [4, 60],
      [6, 50],
      [7, 40],
      [8, 30],
      [9, 20],
    ])
    expect(league?.rows.filter(({ isYou }) => isYou)).toHaveLength(1)
    expect(everybody).toEqual({ place: 6, students: 10 })
    const json = JSON.stringify(await boardOf(sixth))
    for (const { userId, name, email } of all) {
      for (const secret of [userId, email, name]) expect(json).not.toContain(secret)
    }
  })

  test('has leagues of at most thirty, and the first of another band join what there is', async () => {
    const first = await learner(10)
    const { rows } = await sql<{ id: string }>`
      update leagues set members = ${leagueSize - 1} where id = (
        select league_id from league_members where user_id = ${first.userId}) returning id`.execute(
      db,
    )
    const leagueIn = async (student: Visitor) => (await rowsOf(student)).at(-1)?.league_id
    const advanced = await app.person()
    await learn(app, advanced, 5_000)
    await advanced.call('PUT /api/leaderboard', {})
    // The thirtieth, although their own band is another one.
    expect(await leagueIn(advanced)).toBe(rows[0]?.id)
    const next = await learner(10)
    expect(await leagueIn(next)).not.toBe(rows[0]?.id)
  })

  test('students who learn at the same moment are all counted', async () => {
    const all = []
    for (let count = 0; count < 6; count += 1) all.push(await learner(0))
    await Promise.all(all.map((student) => learn(app, student, 10)))
    await Promise.all(all.map((student) => learn(app, student, 10)))
    await Promise.all(all.map((student) => student.call('POST /api/leaderboard/league', {})))
    for (const student of all) {
      expect((await boardOf(student)).everybody).toEqual({ place: 1, students: 6 })
    }
    expect((await rowsOf(all[0] ?? expect.fail())).map(({ xp }) => xp)).toEqual([20])
  })
})

describe('off', () => {
  test('leaves no trace, and the counts are right without the student', async () => {
    const [student, other] = [await learner(50), await learner(20)]
    await student.call('DELETE /api/leaderboard', {})
    expect(await rowsOf(student)).toEqual([])
    expect((await student.call('GET /api/leaderboard', {})).on).toBe(false)
    expect(await boardOf(other)).toMatchObject({
      league: { members: 1, place: 1, rows: [{ isYou: true }] },
      everybody: { place: 1, students: 1 },
    })
    // What is learned now does not count until the student joins again, and then all of the week does.
    await learn(app, student, 10)
    expect((await boardOf(other)).everybody?.students).toBe(1)
    await student.call('PUT /api/leaderboard', {})
    expect(await boardOf(student)).toMatchObject({
      learned: 60,
      everybody: { place: 1, students: 2 },
    })
  })

  test('the rows are in the export, and a deleted account is out of every count', async () => {
    const [student, other] = [await learner(50), await learner(20)]
    const { tables } = await student.call('POST /api/my-data/export', {})
    const { nickname } = await boardOf(student)
    expect(tables['leaderboard_names']).toMatchObject([{ nickname }])
    expect(tables['league_members']).toMatchObject([{ xp: 50 }])
    await app.services.transaction((tx) => deleteAccounts(tx, [student.userId]))
    expect(await boardOf(other)).toMatchObject({
      league: { members: 1, place: 1 },
      everybody: { place: 1, students: 1 },
    })
  })

  test('weeks before the last one are forgotten', async () => {
    const student = await learner(50)
    app.setTime(new Date(firstMonday + (week + 1) * weekMs))
    await app.services.transaction(forgetLeagues)
    expect((await boardOf(student)).lastWeek).toEqual({ xp: 50, place: 1, members: 1 })
    app.setTime(new Date(firstMonday + (week + 2) * weekMs))
    await app.services.transaction(forgetLeagues)
    expect(await rowsOf(student)).toMatchObject([{ xp: null }])
  })
})

describe('a reported nickname', () => {
  test('is replaced by a made one, and its owner then chooses among made ones', async () => {
    const [student, mate] = [await learner(50), await learner(20, 'Zanzo Quell')]
    const rows = (await boardOf(student)).league?.rows
    const id = rows?.find(({ nickname }) => nickname === 'Zanzo Quell')?.reportId ?? ''
    await student.call('POST /api/leaderboard/names/:id/report', { id })
    const after = await boardOf(mate)
    expect(after.nickname).not.toBe('Zanzo Quell')
    expect(after.onlyMade).toBe(true)
    const refusal = await mate.refused('PUT /api/leaderboard', { nickname: 'Zanzo Quell' })
    expect(refusal).toMatchObject({ status: 400 })
    await mate.call('PUT /api/leaderboard', { nickname: after.suggestions[0] ?? '' })
    // A made nickname offers nothing to report.
    const again = (await boardOf(student)).league?.rows
    expect(again?.map(({ reportId }) => reportId)).toEqual([null, null])
  })
})

function rowsOf({ userId }: Visitor) {
  return db
    .selectFrom('leaderboard_names as name')
    .fullJoin('league_members as member', 'member.user_id', 'name.user_id')
    .select(['name.nickname', 'member.xp', 'member.league_id'])
    .where(({ or, eb }) => or([eb('name.user_id', '=', userId), eb('member.user_id', '=', userId)]))
    .orderBy('member.week')
    .execute()
}
