import { addDays, atTime, dayOf, type Day } from '#domain/day.ts'
import type { WrittenInterview } from '#domain/openings/interview-problems.ts'
import type { WrittenOffer } from '#domain/openings/offer-problems.ts'
import { openingsReadFirst } from '#domain/openings/posting.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { declineApplicant } from '../applications/applicant-commands.ts'
import { answerInterview } from '../applications/interview-answer-commands.ts'
import { proposeInterview } from '../applications/interview-commands.ts'
import { makeOffer } from '../applications/offer-commands.ts'
import { sendApplication } from '../applications/send-commands.ts'
import { joinTeam } from '../businesses/employer-commands.ts'
import { makeTeam, replaceCode } from '../businesses/team-commands.ts'
import type { Caller } from '../http/session.ts'
import { viewerOf } from '../openings/card.ts'
import { saveOpening } from '../openings/commands.ts'
import { viewOpening } from '../openings/view-commands.ts'
import { publishPosting, savePosting } from '../openings/posting-commands.ts'
import type { PostingValues } from '../openings/posting-opening.ts'
import { asAppliedFor, readableOpening } from '../openings/queries.ts'
import { countReadPosting } from '../profiles/business-trust-commands.ts'
import type { Services } from '../services.ts'
import { chance, dice } from './demo-dice.ts'

interface Worker {
  userId: UserId
  name: string
}

/** The café keeps one draft and sends in four openings: three are published, and one waits for staff. */
export async function postOpenings(
  { transaction }: Services,
  businessId: UserId,
  today: Day,
): Promise<string[]> {
  // The café is not new: staff checked its first openings before this month.
  for (let read = 0; read < openingsReadFirst; read += 1) {
    await transaction((tx) => countReadPosting(tx, businessId))
  }
  const published: string[] = []
  for (const posting of postings(today)) {
    const id = await transaction((tx) => savePosting(tx, businessId, posting))
    if (posting.title === draft) continue
    const state = await transaction((tx) => publishPosting(tx, businessId, id))
    if (state === 'published') published.push(id)
  }
  return published
}

/** Six people who work there join its team: enough for the team to be shown as a group. */
export async function fillTeam(
  { transaction }: Services,
  businessId: UserId,
  workers: readonly Worker[],
): Promise<void> {
  const { code } = await transaction(async (tx) => {
    const team = await makeTeam(tx, businessId, 'Front of house')
    return replaceCode(tx, businessId, team)
  })
  for (const { userId } of workers) await transaction((tx) => joinTeam(tx, userId, code))
}

/** One adult student looks at the openings: saves some and applies for some. */
export async function lookForWork(
  services: Services,
  { userId, name }: Worker,
  openings: readonly string[],
  today: Day,
): Promise<void> {
  const { db, transaction } = services
  const caller: Caller = {
    userId,
    sessionId: '',
    role: 'student',
    staffRole: null,
    verified: true,
    confirmed: true,
    ageBand: 'adult',
    actsFor: userId,
    seat: 'owner',
    stopped: false,
  }
  const seed = `${name} ${today} work`
  const id = openings[dice(openings.length, seed)]
  if (id === undefined) return
  const row = await readableOpening(db, viewerOf(caller, today), id)
  if (row === null) return
  const opening = asAppliedFor(row, today)
  if (!opening.open) return
  await transaction((tx) => viewOpening(tx, userId, row))
  if (chance(6, `save ${seed}`)) await transaction((tx) => saveOpening(tx, userId, row))
  if (!chance(4, `apply ${seed}`)) return
  await transaction((tx) =>
    sendApplication(tx, userId, opening, {
      share: ['name', 'email', 'skills'],
      message: 'I live nearby and I can start on any weekday after two.',
      cvId: null,
    }),
  )
}

/** The café answers half of those who applied: interviews, an offer, and kind refusals. */
export async function answerApplicants(
  { db, transaction, now }: Services,
  businessId: UserId,
): Promise<void> {
  const waiting = await db
    .selectFrom('applications as sent')
    .innerJoin('opportunities as posting', 'posting.id', 'sent.opportunity_id')
    .select(['sent.user_id', 'sent.id', 'posting.id as postingId', 'sent.title'])
    .where('posting.business_id', '=', businessId)
    .where('sent.state', '=', 'applied')
    .orderBy('sent.created_at')
    .execute()
  const acting = { userId: businessId, actsFor: businessId }
  const today = dayOf(now())
  const form = interviewOn([addDays(today, 6), addDays(today, 7)])
  for (const [index, { user_id: userId, id, postingId }] of waiting.entries()) {
    if (index % 2 === 1) continue
    const applicant = { postingId, applicationId: id, seen: undefined }
    if (index % 4 === 2) {
      const refusal = { ...applicant, reason: 'hours' as const }
      await transaction((tx) => declineApplicant(tx, acting, refusal))
    } else if (index % 8 === 4) {
      const offer = { ...applicant, form: offerFrom(today) }
      await transaction((tx) => makeOffer(tx, acting, offer))
    } else {
      const proposal = { ...applicant, form, newRoom: null }
      await transaction((tx) => proposeInterview(tx, acting, proposal))
      if (index > 0) continue
      const startsAt = atTime(addDays(today, 6), '15:30')
      await transaction((tx) => answerInterview(tx, userId, { id, startsAt }))
    }
  }
}

function interviewOn(days: readonly Day[]): WrittenInterview {
  return {
    times: days.map((day) => ({ day, time: '15:30' })),
    way: 'place',
    place: 'Blue Mahoe Café, 14 Hope Road, beside the pharmacy',
    room: '',
    contactName: 'Paulette',
    contactPosition: 'Floor manager',
    bring: ['cv', 'food-permit'],
  }
}

function offerFrom(today: Day): WrittenOffer {
  return {
    startsOn: addDays(today, 21),
    hoursAWeek: 20,
    pay: { amount: 650, period: 'hour' },
    answerBy: addDays(today, 10),
    place: 'Blue Mahoe Café, 14 Hope Road, beside the pharmacy',
    contactName: 'Paulette',
    contactPosition: 'Floor manager',
  }
}

const draft = 'Weekend baker'

function postings(today: Day): PostingValues[] {
  const usual = {
    place: 'Kingston' as const,
    town: '',
    duration: null,
    positions: null,
    hoursAWeek: null,
    startsOn: null,
    hybrid: false,
    questions: [],
    minAge: null,
    maxAge: null,
    schooling: null,
  }
  return [
    {
      ...usual,
      title: 'Café trainee',
      description:
        'Learn the counter, the till and the coffee machine with us. Six weeks, two afternoons each, and you leave with a reference.',
      kind: 'internship',
      pay: { amount: 550, upTo: null, period: 'hour' },
      duration: '6 weeks',
      deadline: addDays(today, 52),
      skills: ['communication', 'teamwork'],
    },
    {
      ...usual,
      title: 'Social media helper',
      description:
        'Take photos of our dishes, write the captions and answer comments, ten hours a week. You can do most of it from home.',
      kind: 'part-time',
      place: 'remote',
      pay: { amount: 1200, upTo: null, period: 'hour' },
      deadline: addDays(today, 58),
      skills: ['communication', 'online presence'],
    },
    {
      ...usual,
      title: 'Barista',
      description:
        'Full-time, Tuesday to Saturday, seven to three. We teach you; bring patience and a smile.',
      kind: 'full-time',
      pay: { amount: 26_000, upTo: null, period: 'week' },
      deadline: addDays(today, 70),
      skills: ['communication'],
    },
    {
      ...usual,
      title: 'Catering assistant',
      description:
        'Help at weddings and parties. There is a small registration fee for the uniform.',
      kind: 'part-time',
      pay: { amount: 900, upTo: null, period: 'hour' },
      deadline: addDays(today, 60),
      skills: ['teamwork'],
    },
    {
      ...usual,
      title: draft,
      description: '',
      kind: 'part-time',
      pay: null,
      deadline: null,
      skills: [],
    },
  ]
}
