import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  countableWords,
  gapsIn,
  gapWeeks,
  type Gap,
  type MissedQuestion,
} from '#domain/guide/gaps.ts'
import type { GuideChoice } from '#domain/guide/guide-answer.ts'
import { daySeconds, hourSeconds } from '#domain/duration.ts'
import type { Db } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { nearestAnswersOf } from '../guide/nearest-queries.ts'

const weekSeconds = 7 * daySeconds
/** Enough to see what is missing; the newest are counted. */
const maxQuestions = 5_000
/** Verdicts are fewer than questions, so they are counted for longer. */
const verdictWeeks = 13

interface QuestionCounts {
  gaps: Gap[]
  asked: number
  missed: number
  ungrouped: number
}

/** Counts what the guide could not answer, and what readers say about each answer. Replaces the last count. */
export async function countQuestions({ db, content, now, transaction }: Services): Promise<void> {
  const answers = nearestAnswersOf(content)
  const missed: MissedQuestion[] = []
  for (const row of await missedRows(db, now())) {
    // Reading a text for distress takes a moment: requests are served in between.
    await setImmediate()
    const kind = missKind(row, now())
    const words = kind === null ? [] : countableWords(row.asked, answers)
    // Messages in distress have no words, and are not counted at all.
    if (kind === null || words.length === 0) continue
    const weeksAgo = Math.floor(secondsBetween(row.asked_at, now()) / weekSeconds)
    missed.push({ person: row.user_id, words, kind, week: Math.max(0, gapWeeks - 1 - weeksAgo) })
  }
  const counts = {
    ...gapsIn(missed, answers),
    missed: missed.length,
    asked: await questionsAsked(db, now()),
  }
  await transaction((tx) => storeCounts(tx, counts))
}

async function storeCounts(tx: Tx, { gaps, ...counts }: QuestionCounts): Promise<void> {
  await tx.db.deleteFrom('guide_gaps').execute()
  if (gaps.length > 0) {
    await tx.db
      .insertInto('guide_gaps')
      .values(
        gaps.map(({ answerId, notTaken, ...gap }) => ({
          ...gap,
          answer_id: answerId,
          not_taken: notTaken,
        })),
      )
      .execute()
  }
  await countVerdicts(tx)
  const row = { ...counts, counted_at: tx.now }
  await tx.db
    .insertInto('guide_counts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

function missedRows(db: Db, now: Date) {
  return db
    .selectFrom((turns) =>
      turns
        .selectFrom('advisor_turns')
        .select(['user_id', 'asked', 'asked_at', 'answered_kind', 'choices', 'verdict'])
        .select(['state', 'help'])
        .select(
          sql<string | null>`lead(asked) over (
            partition by user_id, conversation_id order by asked_at, id)`.as('next_asked'),
        )
        .where('asked_at', '>', since(now, gapWeeks))
        .as('turn'),
    )
    .selectAll()
    .where('state', '=', 'done')
    .where('help', 'is', null)
    .where((where) =>
      where.or([
        where('answered_kind', 'in', ['none', 'choice']),
        where('verdict', 'in', ['bad', 'other-question']),
      ]),
    )
    .orderBy('asked_at', 'desc')
    .limit(maxQuestions)
    .execute()
}

type MissedRow = Awaited<ReturnType<typeof missedRows>>[number]

/** Null for choices of which one was taken, or may still be. */
function missKind(row: MissedRow, now: Date): MissedQuestion['kind'] | null {
  if (row.verdict === 'bad' || row.verdict === 'other-question') return 'disliked'
  if (row.answered_kind === 'none') return 'unanswered'
  const choices = row.choices as readonly GuideChoice[]
  if (choices.some(({ ask }) => ask === row.next_asked)) return null
  const isOpen = row.next_asked === null && secondsBetween(row.asked_at, now) < hourSeconds
  return isOpen ? null : 'not-taken'
}

async function questionsAsked(db: Db, now: Date): Promise<number> {
  const { asked } = await db
    .selectFrom('advisor_turns')
    .select(({ fn }) => fn.countAll<string>().as('asked'))
    .where('asked_at', '>', since(now, gapWeeks))
    .where('state', '=', 'done')
    .where('help', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(asked)
}

async function countVerdicts(tx: Tx): Promise<void> {
  await tx.db.deleteFrom('guide_answer_verdicts').execute()
  const rows = await tx.db
    .selectFrom('advisor_turns')
    .select(sql<string>`answered_id`.as('answer_id'))
    .select(sql<string>`count(distinct user_id)`.as('people'))
    .select(sql<string>`count(*) filter (where verdict = 'good')`.as('good'))
    .select(sql<string>`count(*) filter (where verdict = 'bad')`.as('bad'))
    .select(sql<string>`count(*) filter (where verdict = 'other-question')`.as('other_question'))
    .where('answered_kind', '=', 'answer')
    .where('answered_id', 'is not', null)
    .where('verdict', 'is not', null)
    .where('asked_at', '>', since(tx.now, verdictWeeks))
    .groupBy('answered_id')
    .having(sql<boolean>`count(distinct user_id) >= 3`)
    .execute()
  if (rows.length === 0) return
  await tx.db
    .insertInto('guide_answer_verdicts')
    .values(
      rows.map(({ answer_id, ...counts }) => ({
        answer_id,
        people: Number(counts.people),
        good: Number(counts.good),
        bad: Number(counts.bad),
        other_question: Number(counts.other_question),
      })),
    )
    .execute()
}

function since(now: Date, weeks: number): Date {
  return new Date(now.getTime() - weeks * weekSeconds * 1000)
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000
}
