import { dayOf } from '#domain/day.ts'
import { streakOn } from '#domain/ledger/streak.ts'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import * as pages from '#domain/pages.ts'
import { dayAndTime } from '#domain/text/day-and-time.ts'
import { plural } from '#domain/text/plural.ts'
import { studentMentoring } from '../mentoring/student-queries.ts'
import { statsOf } from '../xp/queries.ts'
import type { Asker, GuideSources } from './known-queries.ts'
import type { AnswerText } from './own-answers.ts'

const maxListed = 3

/** How many days the streak has, whether today counts already, and what protects it. */
export async function streakDays(
  { db, now }: GuideSources,
  { userId }: Asker,
): Promise<AnswerText | null> {
  const streak = (await statsOf(db, userId))?.streak
  if (streak === undefined) return null
  const today = dayOf(now)
  const days = streakOn(streak, today)
  const text =
    days === 0
      ? `You have no streak at the moment. [Check in](${pages.dashboard}), or do one lesson, question or quest, and it starts with today.`
      : `Your streak is **${plural(days, 'day')}**. ${
          streak.lastDay === today
            ? 'Today counts already.'
            : `Today does not count yet: [check in](${pages.dashboard}), or do one lesson, question or quest.`
        }`
  const freezes =
    streak.freezes === 0
      ? 'You have no freeze; every seventh day earns one.'
      : `You have ${plural(streak.freezes, 'freeze')} for days that you miss.`
  return plain(`${text} ${freezes} Your longest so far: ${plural(streak.longest, 'day')}.`)
}

/** The student's planned sessions and what they asked for. It names no mentor, because a model may get this text. */
export async function mentorSessions(
  { db, now }: GuideSources,
  { userId }: Asker,
): Promise<AnswerText> {
  const { sessions, requests } = await studentMentoring(db, userId, now)
  const planned = sessions
    // One that began a while ago may still be going on.
    .filter(({ state, startsAt }) => state === 'planned' && hoursAfter(new Date(startsAt), 1) > now)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .slice(0, maxListed)
    .map(
      ({ startsAt }) =>
        `- **${dayAndTime(startsAt)}** (Jamaican time). You join from [My sessions](${pages.mentorSessions}).`,
    )
  const waiting = requests.flatMap(({ state, startsAt }) => {
    const meaning = waitingInWords.get(state)
    return meaning === undefined ? [] : [`- ${dayAndTime(startsAt)}: ${meaning}`]
  })
  if (planned.length === 0 && waiting.length === 0)
    return plain(
      `You have no mentor session planned, and no request is waiting. Choose a mentor and a time under [Mentors](${pages.mentors}).`,
    )
  return plain(
    [
      ...(planned.length === 0
        ? ['No session is certain yet.']
        : ['Your next mentor sessions:', planned.join('\n')]),
      ...(waiting.length === 0 ? [] : ['You asked for:', waiting.slice(0, maxListed).join('\n')]),
      `All of them are under [My sessions](${pages.mentorSessions}).`,
    ].join('\n\n'),
  )
}

const waitingInWords: ReadonlyMap<string, string> = new Map([
  ['held', 'waiting for your guardian'],
  ['waiting', 'waiting for the mentor'],
  ['offered', 'the mentor could not, so others were asked'],
])

function plain(text: string): AnswerText {
  return { text, cards: [] }
}
