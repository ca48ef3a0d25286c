import { sql } from 'kysely'
import type { GuideDesk } from '#contract/staff-guide.ts'
import { hourMs, weekMs } from '#domain/duration.ts'
import { gapWeeks, type MissKind } from '#domain/guide/gaps.ts'
import type { Content } from '../content/load-content.ts'
import type { Db } from '../db/database.ts'
import { isChoice } from './queries.ts'

/** Enough to see what is missing; the newest are counted. */
const maxQuestions = 5_000

/** What was counted last: groups of questions without a good answer, and what readers say about each answer. */
export async function guideDesk(db: Db, { answers }: Content): Promise<GuideDesk> {
  const count = await db.selectFrom('guide_counts').selectAll().executeTakeFirst()
  const gaps = await db
    .selectFrom('guide_gaps')
    .selectAll()
    .orderBy('people', 'desc')
    .orderBy('id')
    .execute()
  const verdicts = await db.selectFrom('guide_answer_verdicts').selectAll().execute()
  const titles = new Map(answers.map(({ id, title }) => [id, title]))
  const named = (id: string) => ({ id, title: titles.get(id) ?? id })
  return {
    counted:
      count === undefined
        ? null
        : {
            at: count.counted_at.toISOString(),
            asked: count.asked,
            missed: count.missed,
            ungrouped: count.ungrouped,
          },
    gaps: gaps.map(({ id, answer_id, words, people, unanswered, not_taken, disliked, weeks }) => ({
      id,
      words,
      people,
      unanswered,
      notTaken: not_taken,
      disliked,
      weeks,
      nearest: answer_id === null ? null : named(answer_id),
    })),
    answers: verdicts
      .map(({ answer_id, people, good, bad, other_question }) => ({
        ...named(answer_id),
        people,
        good,
        bad,
        otherQuestion: other_question,
      }))
      .toSorted((a, b) => b.bad + b.otherQuestion - a.bad - a.otherQuestion),
  }
}

/** The newest questions of the last weeks that may have had no good answer, with what was asked after each. */
export function missedRows(db: Db, now: Date) {
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
        .where('asked_at', '>', countedFrom(now))
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
export function missKind(row: MissedRow, now: Date): MissKind | null {
  if (row.verdict === 'bad' || row.verdict === 'other-question') return 'disliked'
  if (row.answered_kind === 'none') return 'unanswered'
  const choices: unknown[] = Array.isArray(row.choices) ? row.choices : []
  if (choices.some((choice) => isChoice(choice) && choice.ask === row.next_asked)) return null
  const isOpen = row.next_asked === null && now.getTime() - row.asked_at.getTime() < hourMs
  return isOpen ? null : 'not-taken'
}

/** All questions of these weeks, except those that got the help card. */
export async function questionsAsked(db: Db, now: Date): Promise<number> {
  const { asked } = await db
    .selectFrom('advisor_turns')
    .select(({ fn }) => fn.countAll<string>().as('asked'))
    .where('asked_at', '>', countedFrom(now))
    .where('state', '=', 'done')
    .where('help', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(asked)
}

function countedFrom(now: Date): Date {
  return new Date(now.getTime() - gapWeeks * weekMs)
}
