import { dayOf } from '#domain/day.ts'
import { addressOf } from '#domain/learning/cards.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { plural } from '#domain/text/plural.ts'
import { boardOf } from '../quests/queries.ts'
import { sessionOf } from '../review/queries.ts'
import { openCourses, type Asker, type GuideSources } from './known-queries.ts'
import type { AnswerText } from './own-answers.ts'

const maxListed = 5
const skillsTab = href(pages.dashboard, { tab: 'skills' })
const openingsTab = href(pages.dashboard, { tab: 'opportunities' })

/** The quests and the review of today that are left. */
export async function leftToday(
  { db, content, now }: GuideSources,
  { userId }: Asker,
): Promise<AnswerText> {
  const { assigned, started } = await boardOf(db, content, userId, now)
  const open = [...assigned, ...started].filter(({ done }) => !done)
  const quests = open
    .filter(({ quest }, index) => open.findIndex((other) => other.quest.id === quest.id) === index)
    .slice(0, maxListed)
    .map(({ quest }) => quest)
  const { due } = await sessionOf(db, userId, now)
  const lines = [
    ...quests.map(
      ({ title, description, xp }) => `- **[${title}](${skillsTab})**: ${description} +${xp} XP`,
    ),
    ...(due === 0
      ? []
      : [`- **[Review](${pages.review})**: ${plural(due, 'question')} due today.`]),
  ]
  return {
    text:
      lines.length === 0
        ? `Nothing is left for today. You can still start a quest or a lesson from your [dashboard](${pages.dashboard}).`
        : `Left for today:\n\n${lines.join('\n')}`,
    cards: quests.slice(0, 3).map(({ id }) => ({ kind: 'quest', id })),
  }
}

export async function badges({ db }: GuideSources, { userId }: Asker): Promise<AnswerText> {
  const rows = await db
    .selectFrom('user_achievements')
    .select(['title', 'description'])
    .where('user_id', '=', userId)
    .orderBy('awarded_at', 'desc')
    .orderBy('achievement_id')
    .execute()
  if (rows.length === 0)
    return plain(
      `You have no badge yet. The [achievements page](${pages.achievements}) shows what each one takes; the first come quickly.`,
    )
  const list = rows
    .slice(0, maxListed)
    .map(({ title, description }) => `- **${title}**: ${description}`)
  const more = rows.length > maxListed ? ` The newest ${maxListed}:` : ''
  return plain(
    `You have earned ${plural(rows.length, 'badge')}.${more}\n\n${list.join('\n')}\n\nAll of them are on your [achievements page](${pages.achievements}).`,
  )
}

export async function myCourses({ db }: GuideSources, { userId }: Asker): Promise<AnswerText> {
  const courses = await openCourses(db, userId)
  if (courses.length === 0)
    return plain(`You have not started a course yet. Choose one under [Courses](${pages.courses}).`)
  const list = courses.map(({ id, title, percent }) => {
    const left = percent >= 100 ? 'finished' : `${percent}% done, ${100 - percent}% left`
    return `- **[${title}](${addressOf({ kind: 'course', id })})**: ${left}`
  })
  return {
    text: `Your courses, the last one you opened first:\n\n${list.join('\n')}`,
    cards: courses
      .filter(({ percent }) => percent < 100)
      .slice(0, 1)
      .map(({ id }) => ({ kind: 'course', id })),
  }
}

export async function savedOpenings(
  { db, now }: GuideSources,
  { userId, adult }: Asker,
): Promise<AnswerText> {
  let query = db
    .selectFrom('saved_opportunities as saved')
    .innerJoin('opportunities as opening', 'opening.id', 'saved.opportunity_id')
    .select(['opening.id', 'opening.title', 'opening.company'])
    .where('saved.user_id', '=', userId)
    .where('opening.status', '=', 'published')
    .where('opening.closes_on', '>=', dayOf(now))
    .orderBy('opening.closes_on')
    .orderBy('opening.id')
    .limit(maxListed)
  if (!adult) query = query.where('opening.for_adults', '=', false)
  const rows = await query.execute()
  if (rows.length === 0)
    return plain(
      `You have no saved opening that is still open. One that has closed disappears from the list. Look for new ones under [Opportunities](${openingsTab}).`,
    )
  const list = rows.map(
    ({ id, title, company }) =>
      `- **[${plainText(title)}](${addressOf({ kind: 'opening', id })})** at ${plainText(company)}`,
  )
  return {
    text: `You saved these, the next to close first:\n\n${list.join('\n')}\n\nAll of them are under [Applications](${pages.applications}).`,
    cards: rows.slice(0, 3).map(({ id }) => ({ kind: 'opening', id })),
  }
}

export async function applications(
  { db, now }: GuideSources,
  { userId }: Asker,
): Promise<AnswerText> {
  const rows = await db
    .selectFrom('applications')
    .select(['title', 'company', 'state', 'state_on'])
    .where('user_id', '=', userId)
    .where('state', '!=', 'saved')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute()
  if (rows.length === 0)
    return plain(
      `You have no application here yet. When you apply to an opening, it appears under [Applications](${pages.applications}) with its state.`,
    )
  const list = rows.map(
    ({ title, company, state }) =>
      `- **${plainText(title)}** at ${plainText(company)}: ${stateInWords[state]}`,
  )
  return plain(
    `Your applications as of ${dayOf(now)}:\n\n${list.join('\n')}\n\nThe details are under [Applications](${pages.applications}). No answer for two weeks? A short, polite message to ask is normal.`,
  )
}

const stateInWords = {
  saved: 'saved',
  waiting: "waiting for your guardian's approval",
  'not-sent': 'not sent',
  applied: 'sent, no answer yet',
  interview: 'interview',
  offer: 'you have an offer',
  accepted: 'accepted',
  declined: 'declined',
  'no-reply': 'no reply',
  withdrawn: 'withdrawn',
} as const

/** The papers of a first job, with those that the student has. */
export async function papers(
  { db, content }: GuideSources,
  { userId, role }: Asker,
): Promise<AnswerText> {
  const rows =
    role === 'student'
      ? await db
          .selectFrom('readiness_tasks_done')
          .select('task_id')
          .where('user_id', '=', userId)
          .execute()
      : []
  const done = new Set(rows.map(({ task_id }) => task_id))
  const tasks = content.readiness.filter(({ id }) => firstPapers.includes(id))
  const list = tasks.map(({ id, title, why, cost }) =>
    done.has(id)
      ? `- ~~${title}~~ (done)`
      : `- **[${title}](${pages.readiness})**: ${why} Cost: ${cost}`,
  )
  return {
    text: `Employers in Jamaica ask for these. The [work-readiness checklist](${pages.readiness}) shows how to get each one, step by step:\n\n${list.join('\n')}\n\nFor work with food you also need a food handler's permit, and some jobs ask for a police record.`,
    cards: [{ kind: 'lesson', id: 'personal-finance-money-moves/papers-before-payday' }],
  }
}

const firstPapers = [
  'birth-certificate',
  'trn',
  'photo-id',
  'nis',
  'bank-account',
  'references',
  'resume',
]

export async function toReview({ db, now }: GuideSources, { userId }: Asker): Promise<AnswerText> {
  const { due } = await sessionOf(db, userId, now)
  return plain(
    due === 0
      ? `No question is due today. Questions that you get wrong come back under [Review](${pages.review}) on a later day.`
      : `${plural(due, 'question')} that you missed before ${due === 1 ? 'is' : 'are'} due today. [Review](${pages.review}) shows them five at a time.`,
  )
}

function plain(text: string): AnswerText {
  return { text, cards: [] }
}

/** Other people's text, without anything that Markdown would turn into a link or an image. */
export function plainText(text: string): string {
  return text
    .replace(/[[\]()<>*_`!#|\\]/g, ' ')
    .replace(/\bhttps?:\S*/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
