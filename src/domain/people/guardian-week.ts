import { plural } from '#domain/text/plural.ts'
import type { ApplicationState } from '#domain/openings/application.ts'
import { addDays, dayOf, daysAfter, startOfDay, weekStartOf, type Day } from '#domain/day.ts'
import { hourMs } from '#domain/duration.ts'
import { firstName } from './profile.ts'

/** One student's week as told to a guardian. Only titles and numbers, nothing private. */
export interface WeekOfStudent {
  name: string
  level: number
  streak: number
  /** XP earned in the seven days. */
  xp: number
  activities: number
  /** Missing in older summaries. */
  more?: WeekDetails
}

export interface WeekDetails {
  lessons: number
  /** Finished in the week. A course made for the student has no title here. */
  courses: readonly string[]
  assessments: readonly { title: string; score: number }[]
  /** Current states, only of those that changed. */
  applications: readonly { title: string; company: string; state: ApplicationState }[]
  nextSession: { mentor: string; startsAt: string } | null
  /** Deadlines of saved openings in the coming week. */
  deadlines: readonly { title: string; deadline: Day }[]
  /** Approvals only the guardian can give. */
  waits: readonly string[]
}

const sentAtHour = 17

/** The last whole week: from one Sunday at 5 PM to the next. A late letter still covers its own week. */
export function weekBefore(now: Date): { from: Date; to: Date } {
  const sunday = addDays(weekStartOf(dayOf(now)), 6)
  const thisSunday = new Date(startOfDay(sunday).getTime() + sentAtHour * hourMs)
  const to = thisSunday <= now ? thisSunday : daysAfter(thisSunday, -7)
  return { from: daysAfter(to, -7), to }
}

/** Three to six lines about one student, the last one something to talk about. */
export function weekLines(week: WeekOfStudent): string[] {
  const { facts, talkAbout } = weekTold(week)
  return talkAbout === null ? facts : [...facts, `To talk about: ${talkAbout}`]
}

/** Up to five facts about the week, and one thing to talk about. */
export function weekTold(week: WeekOfStudent): { facts: string[]; talkAbout: string | null } {
  const { xp, activities, level, streak, more } = week
  const name = firstName(week.name)
  const isQuiet = xp === 0 && activities === 0
  const earned = isQuiet
    ? `${name} was not active on Upful this week. Level ${level}.`
    : `${name}: ${xp} XP from ${plural(activities, 'activity', 'activities')}, level ${level}, streak ${plural(streak, 'day')}.`
  if (more === undefined) return { facts: [earned], talkAbout: null }
  const facts = [
    earned,
    isQuiet ? null : learnedLine(more),
    applicationsLine(more.applications),
    comingLine(more),
    waitsLine(more.waits),
  ].filter((line) => line !== null)
  return { facts, talkAbout: topicOf(week, more) }
}

function learnedLine({ lessons, courses, assessments }: WeekDetails): string {
  const parts = [
    ...(lessons === 0 ? [] : [plural(lessons, 'lesson')]),
    ...courses.slice(0, maxNamed).map((title) => `finished the course ${title}`),
    ...moreItems(courses.length, 'course'),
    ...assessments.slice(0, maxNamed).map(({ title, score }) => `${title} ${score}%`),
    ...moreItems(assessments.length, 'assessment'),
  ]
  return parts.length === 0 ? 'Learned: no lesson this week.' : `Learned: ${parts.join(', ')}.`
}

function applicationsLine(applications: WeekDetails['applications']): string | null {
  if (applications.length === 0) return null
  const items = applications
    .slice(0, maxNamed)
    .map(({ title, company, state }) => `${title} at ${company} (${stateWords[state]})`)
  return `Applications: ${[...items, ...moreItems(applications.length, 'application')].join(', ')}.`
}

function comingLine({ nextSession, deadlines }: WeekDetails): string {
  const session =
    nextSession === null
      ? []
      : [`meets ${nextSession.mentor} on ${dayAndTime.format(new Date(nextSession.startsAt))}`]
  const closing = deadlines
    .slice(0, maxNamed)
    .map(({ title, deadline }) => `${title} closes on ${day.format(new Date(deadline))}`)
  const parts = [...session, ...closing, ...moreItems(deadlines.length, 'deadline')]
  return parts.length === 0 ? 'Next week: nothing planned yet.' : `Next week: ${parts.join(', ')}.`
}

function waitsLine(waits: readonly string[]): string | null {
  if (waits.length === 0) return null
  const items = [...waits.slice(0, maxNamed), ...moreItems(waits.length, 'question')]
  return `Waiting for you: ${items.join(', ')}.`
}

/** The most important thing that happened. */
function topicOf(week: WeekOfStudent, details: WeekDetails): string {
  const { applications, courses, assessments, nextSession, lessons } = details
  const inState = (state: ApplicationState) =>
    applications.find((application) => application.state === state)
  const accepted = inState('accepted')
  if (accepted)
    return `${accepted.title}: they accepted the offer. Celebrate, and plan the first day together.`
  const offer = inState('offer')
  if (offer) return `the offer for ${offer.title}. What is good about it, and what is not?`
  const interview = inState('interview')
  if (interview) return `the interview for ${interview.title}. Offer to practise it at home.`
  const declined = inState('declined')
  if (declined) return `the no from ${declined.company}. It happens to everybody, so say so.`
  const [course] = courses
  if (course !== undefined) return `what was new in ${course}, and where it could be of use.`
  const best = assessments.toSorted((a, b) => b.score - a.score)[0]
  if (best) return `${best.title}: what was easy, and what they would try next.`
  if (applications.length > 0) return 'what they like about the work they applied for.'
  if (nextSession) return `what they would like to ask ${nextSession.mentor}.`
  if (lessons > 0 || week.activities > 0) return 'the one thing they remember best from this week.'
  return 'what kept them busy this week. A kind question helps more than a reminder.'
}

const maxNamed = 3

function moreItems(count: number, noun: string): string[] {
  return count <= maxNamed ? [] : [`${plural(count - maxNamed, `more ${noun}`)}`]
}

const stateWords: Readonly<Record<ApplicationState, string>> = {
  saved: 'saved',
  waiting: 'waiting for approval',
  'not-sent': 'not sent',
  applied: 'sent',
  interview: 'interview',
  offer: 'offer',
  accepted: 'accepted',
  declined: 'not this time',
  'no-reply': 'no reply',
  withdrawn: 'taken back',
}

const day = new Intl.DateTimeFormat('en-JM', { day: 'numeric', month: 'long', timeZone: 'UTC' })

const dayAndTime = new Intl.DateTimeFormat('en-JM', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'America/Jamaica',
})
