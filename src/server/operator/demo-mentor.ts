import { addDays, startOfDay, type Day } from '#domain/day.ts'
import { hoursAfter, type MentorAim } from '#domain/mentoring/mentoring.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { reviewSession } from '../mentoring/feedback-commands.ts'
import { acceptRequest, askMentor } from '../mentoring/request-commands.ts'
import { sayOutcome } from '../mentoring/session-commands.ts'
import { openSlots } from '../mentoring/slot-commands.ts'
import { takeSafeguarding } from '../mentoring/training-commands.ts'
import type { Services } from '../services.ts'

interface MentoringPeople {
  mentorId: UserId
  /** All are adults: the first one meets the mentor, the second one asks. */
  students: readonly { userId: UserId }[]
}

const from = '17:00'
const firstHour = 17

/** How many days ago the mentor opens slots; the first session is three days later. */
export const mentoringDays = { meets: 9, lookedBack: 5, plans: 1 } as const

/** The mentor opens an evening three days later; the first student asks for the first half hour and is accepted. */
export async function planMeeting(
  services: Services,
  { mentorId, students }: MentoringPeople,
  day: Day,
): Promise<string | null> {
  const { transaction, content } = services
  const evening = addDays(day, 3)
  const { questions } = content.safeguarding
  const answers = Object.fromEntries(questions.map(({ id, right }) => [id, right]))
  await transaction((tx) => takeSafeguarding(tx, mentorId, answers))
  await transaction((tx) => openSlots(tx, { mentorId, day: evening, from, to: '20:00', weeks: 2 }))
  const [student] = students
  const id = await ask(services, { mentorId, student, evening, half: 0 })
  if (id === null || student === undefined) return null
  const acceptance = { mentorId, studentId: student.userId, id, room: demoRoom(id) }
  await transaction((tx) => acceptRequest(tx, acceptance))
  return id
}

/** Looks like a meeting link, but does not work. */
function demoRoom(id: string): string {
  return `https://meet.google.com/demo-${id}`
}

/** Both say that they met, and the mentor gives feedback. */
export async function lookBack(
  { transaction }: Services,
  { mentorId, students }: MentoringPeople,
  id: string,
): Promise<void> {
  for (const userId of [students[0]?.userId, mentorId]) {
    if (userId === undefined) continue
    await transaction((tx) => sayOutcome(tx, { userId, id, said: 'held' }))
  }
  await transaction((tx) =>
    reviewSession(tx, {
      mentorId,
      id,
      levels: { preparation: 3, clarity: 2, thinking: 3, 'next-move': 4 },
      nextStep: 'practise-answers',
    }),
  )
}

/** Leaves a request that waits for an answer today. */
export async function waitForAnswer(
  services: Services,
  { mentorId, students }: MentoringPeople,
  day: Day,
): Promise<void> {
  const evening = addDays(day, 3)
  await ask(services, { mentorId, student: students[1], evening, half: 2 })
}

async function ask(
  { transaction }: Services,
  request: {
    mentorId: UserId
    student: { userId: UserId } | undefined
    evening: Day
    half: number
  },
): Promise<string | null> {
  const { mentorId, student, evening, half } = request
  if (student === undefined) return null
  const aim: MentorAim = half === 0 ? 'practise-interview' : 'your-work'
  const startsAt = hoursAfter(startOfDay(evening), firstHour + half / 2)
  const answer = await transaction((tx) =>
    askMentor(tx, {
      studentId: student.userId,
      mentorId,
      startsAt,
      skill: 'communication',
      aim,
    }),
  )
  return answer.kind === 'asked' ? answer.requestId : null
}
