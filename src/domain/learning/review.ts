import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs'
import type { Card } from 'ts-fsrs'
import { z } from 'zod'
import { dayMs } from '#domain/duration.ts'

export const reviewRatings = ['again', 'hard', 'good', 'easy'] as const
export type ReviewRating = (typeof reviewRatings)[number]

const states = ['new', 'learning', 'review', 'relearning'] as const

/** The review state of one question. Plain data, stored as JSON. */
export const reviewCardSchema = z.strictObject({
  due: z.iso.datetime(),
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.int(),
  reps: z.int(),
  lapses: z.int(),
  state: z.enum(states),
  lastReview: z.iso.datetime().nullable(),
})
export type ReviewCard = z.infer<typeof reviewCardSchema>

const maxWaitDays = 60

// Whole days and no randomness: the same answers always give the same dates.
const schedule = fsrs({
  enable_fuzz: false,
  enable_short_term: false,
  request_retention: 0.9,
  maximum_interval: maxWaitDays,
})

const gradeOf = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const

/** A question missed at `now`, due immediately. */
export function newCard(now: Date): ReviewCard {
  return storedCard(createEmptyCard(now))
}

/** The card after one answer; `due` is when to ask again. */
export function answerCard(card: ReviewCard, rating: ReviewRating, now: Date): ReviewCard {
  const next = schedule.next(workingCard(card), now, gradeOf[rating]).card
  // To keep hard < good < easy, the library exceeds its own maximum by a day or two.
  const days = Math.min(next.scheduled_days, maxWaitDays)
  const due = new Date(now.getTime() + days * dayMs)
  return storedCard({ ...next, scheduled_days: days, due })
}

export function isDue(card: Pick<ReviewCard, 'due'>, now: Date): boolean {
  return Date.parse(card.due) <= now.getTime()
}

function storedCard(card: Card): ReviewCard {
  return {
    due: card.due.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    reps: card.reps,
    lapses: card.lapses,
    state: states[card.state],
    lastReview: card.last_review?.toISOString() ?? null,
  }
}

function workingCard(card: ReviewCard): Card {
  return {
    due: new Date(card.due),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduled_days: card.scheduledDays,
    reps: card.reps,
    lapses: card.lapses,
    state: stateOf[card.state],
    // Both are recomputed from last_review, and steps within a day are disabled.
    elapsed_days: 0,
    learning_steps: 0,
    ...(card.lastReview === null ? {} : { last_review: new Date(card.lastReview) }),
  }
}

const stateOf = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const
