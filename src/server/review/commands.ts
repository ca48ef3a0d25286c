import { dayOf, type Day } from '#domain/day.ts'
import { isAnswered, type Question } from '#domain/learning/question.ts'
import { markWithReason } from '#domain/learning/quiz-attempt.ts'
import { ratingOf, sessionFinished } from '#domain/learning/review-session.ts'
import { answerCard, newCard } from '#domain/learning/review.ts'
import type { Skill } from '#domain/learning/skills.ts'
import { ledgerKindOf, xpFor } from '#domain/ledger/xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { recordActivities, type NewActivity } from '../xp/commands.ts'
import { cardOf, sessionOf, type ReviewSource, type StoredCard } from './queries.ts'

export interface MissedQuestions {
  userId: UserId
  source: ReviewSource
  skill: Skill
  questions: readonly Question[]
}

/** Adds missed questions to the review. A question that is already there becomes due again. */
export async function missQuestions(tx: Tx, { userId, source, skill, questions }: MissedQuestions) {
  if (questions.length === 0) return
  const memory = JSON.stringify(newCard(tx.now))
  const missed = tx.db
    .insertInto('review_cards')
    .values(
      questions.map((question) => ({
        user_id: userId,
        source_kind: source.kind,
        source_id: source.id,
        question_id: question.id,
        skill,
        question: JSON.stringify(question),
        memory,
        due_at: tx.now,
        created_at: tx.now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'source_kind', 'source_id', 'question_id'])
        .doUpdateSet(({ ref, fn }) => ({
          question: ref('excluded.question'),
          due_at: fn<Date>('least', ['review_cards.due_at', 'excluded.due_at']),
        })),
    )
  await tx.write(missed)
}

/** Marks one card, reschedules it, and awards the session if that finishes it. */
export async function answerReview(
  tx: Tx,
  input: { userId: UserId; cardId: string; answer: string; easy: boolean },
) {
  const { userId, cardId, answer, easy } = input
  const today = dayOf(tx.now)
  const card = await cardOf(tx, userId, cardId)
  if (card === null) throw notFound('This question is not in your review')
  const { question } = card
  if (!card.isDue) return { kind: 'not-due' as const, ...(await sessionOf(tx.db, userId, tx.now)) }
  if (!isAnswered(question, answer)) throw new Refusal('invalid', 'Answer the question first.')

  const marked = markWithReason(question, answer)
  const memory = answerCard(card.memory, ratingOf(question, marked, easy), tx.now)
  await tx.db
    .updateTable('review_cards')
    .set({ memory: JSON.stringify(memory), due_at: new Date(memory.due), answered_on: today })
    .where('user_id', '=', userId)
    .where('id', '=', cardId)
    .execute()
  const session = await sessionOf(tx.db, userId, tx.now)
  const finished = sessionFinished(session.answered, session.due)
  const recorded = await recordActivities(tx, userId, [
    answerActivity(card, today),
    ...(finished ? [sessionActivity(today)] : []),
  ])
  return {
    kind: 'answered' as const,
    ...session,
    ...marked,
    dueAt: memory.due,
    earned: recorded?.paid ?? 0,
  }
}

/** Awards no XP, but counts for the streak and for quests. */
function answerActivity(card: StoredCard, today: Day): NewActivity {
  return {
    type: 'review',
    awardKey: `review:${card.id}:${today}`,
    amount: 0,
    description: 'Reviewed a question',
    event: { event: 'review-answered', subject: card.question.id, skill: card.skill },
  }
}

/** Pays once a day. */
function sessionActivity(today: Day): NewActivity {
  return {
    type: ledgerKindOf('reviewSession'),
    awardKey: `review-session:${today}`,
    amount: xpFor('reviewSession'),
    description: "Finished the day's review",
    activityType: 'training',
  }
}
