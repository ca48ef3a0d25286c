import { setImmediate } from 'node:timers/promises'
import { weekMs } from '#domain/duration.ts'
import { countableWords, gapsIn, gapWeeks, type MissedQuestion } from '#domain/guide/gaps.ts'
import { nearestAnswersOf } from '../guide/nearest-queries.ts'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { storeCounts } from './gap-commands.ts'
import { missedRows, missKind, questionsAsked } from './gap-queries.ts'
import { replyWriterOf } from './reply-writer.ts'
import { abandonedReplies } from './queries.ts'

export function advisorJobs(services: Services): Job[] {
  return [
    {
      name: 'advisor.unfinished',
      schedule: '* * * * *',
      run: () => finishAbandoned(services),
    },
    {
      name: 'advisor.count-questions',
      schedule: '40 8 * * *',
      atStart: true,
      run: () => countQuestions(services),
    },
  ]
}

/** Writes the replies whose process died, even if nobody is waiting for them. */
export async function finishAbandoned(services: Services): Promise<void> {
  const replyWriter = replyWriterOf(services)
  for (const key of await abandonedReplies(services.db, services.now()))
    await replyWriter.write(key)
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
    const weeksAgo = Math.floor((now().getTime() - row.asked_at.getTime()) / weekMs)
    missed.push({ person: row.user_id, words, kind, week: Math.max(0, gapWeeks - 1 - weeksAgo) })
  }
  const counts = {
    ...gapsIn(missed, answers),
    missed: missed.length,
    asked: await questionsAsked(db, now()),
  }
  await transaction((tx) => storeCounts(tx, counts))
}
