import { dayOf, weekStartOf } from '#domain/day.ts'
import { leagueSize } from '#domain/ledger/league.ts'
import { learningKinds } from '#domain/ledger/learning-xp.ts'
import { madeNickname } from '#domain/people/nickname.ts'
import type { School } from '../api/school.ts'

/** Of the week in which the bench runs, for each student on the leaderboard: what they learned, from the ledger. */
const learned = `select user_id, sum(amount)::int as xp from xp_activities
  where day >= $1 and type = any($2) and user_id in (select user_id from leaderboard_names)
  group by user_id`

function ofThisWeek(): [string, readonly string[]] {
  return [weekStartOf(dayOf(new Date())), learningKinds]
}

/** Students of the school who are not on the leaderboard, for comparison. */
export const away = Array.from({ length: 500 }, (_, index) => 501 + index)
const joined = `select * from bench_students where n not between ${away[0]} and ${away.at(-1)}`

/** Puts all other students on the leaderboard in leagues, as they are after a week: many learned a little and few a lot. */
export async function learnAWeek({ run, content }: School): Promise<void> {
  await run(
    `insert into xp_activities (user_id, award_key, type, amount, description, day, created_at)
      select user_id, 'bench-week', 'content_completion', 5 * (1 + floor(-ln(1 - random()) * 30))::int,
        'A week of learning', $1, now() from bench_students`,
    [dayOf(new Date())],
  )
  await run(
    `update student_stats set on_leaderboard = true
      where user_id in (select user_id from (${joined}) joined)`,
  )
  await run(
    `insert into leaderboard_names (user_id, nickname, joined_at)
      select user_id, $1, now() from (${joined}) joined`,
    [madeNickname(content.nicknames, 0)],
  )
  await run(
    `insert into leagues (id, week, band, members, created_at)
      select ${leagueOf('$2')}, $1, n / $2 % 12, count(*), now() from (${joined}) joined group by n / $2`,
    [weekStartOf(dayOf(new Date())), leagueSize],
  )
  await run(
    `insert into league_members (user_id, week, xp, league_id, updated_at)
      select user_id, $1, xp, ${leagueOf('$3')}, now()
      from (${learned}) learned join bench_students using (user_id)`,
    [...ofThisWeek(), leagueSize],
  )
  // The slot of a student, as `slotOf` computes it.
  await run(`insert into league_counts (week, xp, slot, students)
    select week, xp, ('x' || right(user_id::text, 2))::bit(8)::int % 8, count(*)
    from league_members group by 1, 2, 3`)
  await run('vacuum analyze')
  await run('checkpoint')
}

function leagueOf(size: string): string {
  return `('00000000-0000-4000-9000-' || lpad(to_hex(n / ${size}), 12, '0'))::uuid`
}

/** The places of these students among all, by a window function over the ledger, with how many students there are. */
export async function placesByLedger(
  { run }: School,
  students: readonly string[],
): Promise<ReadonlyMap<string, { place: number; students: number }>> {
  const { rows } = await run(
    `select user_id, place, students from (
      select user_id, rank() over (order by xp desc)::int as place, (count(*) over ())::int as students
      from (${learned}) learned) placed
    where user_id = any($3)`,
    [...ofThisWeek(), students],
  )
  return new Map(
    rows.map(({ user_id, place, students: all }) => [
      String(user_id),
      { place: Number(place), students: Number(all) },
    ]),
  )
}

/** How many sums of the week have another number of students in the counts than in the ledger. */
export async function wrongCounts({ run }: School): Promise<number> {
  const { rows } = await run(
    `select count(*)::int as wrong
      from (select xp, count(*)::int as students from (${learned}) learned group by xp) ledger
      full join (select xp, sum(students)::int as students from league_counts
        where week = $1 group by xp having sum(students) > 0) counted using (xp)
      where ledger.students is distinct from counted.students`,
    ofThisWeek(),
  )
  return Number(rows[0]?.['wrong'])
}
