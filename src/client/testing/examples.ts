import type { ApplicationDetails } from '#contract/applications.ts'
import type { StudentDay } from '#contract/dashboard.ts'
import type { Interview, Offer } from '#contract/interviews.ts'
import type { Lesson, LessonItem } from '#contract/lesson.ts'
import type { OpeningCard } from '#contract/openings.ts'

/** Complete responses of the server for tests to change. */

export const exampleDay: StudentDay = {
  xp: 1130,
  streak: 3,
  longestStreak: 5,
  home: null,
  freezes: 0,
  completion: 40,
  activities: 7,
  checkedInToday: false,
  activeToday: true,
  recent: [],
  achievements: [],
  skillXp: {},
  skillLevels: {},
  calendar: [],
  courses: [],
  next: { kind: 'check-in' },
  quests: [],
  look: { roadTheme: null, frame: null, title: null, avatar: null },
  question: null,
  road: null,
  reviewsDue: 0,
}

/** The second of three lessons of a course; the first is done. */
export function exampleLesson(item: LessonItem): Lesson {
  return {
    course: { id: 'budgeting', title: 'Budgeting', skill: 'budgeting' },
    section: { id: 'start', title: 'Your first budget' },
    item,
    words: [],
    facts: [],
    done: false,
    rewritable: false,
    work: null,
    hints: null,
    percent: 33,
    place: { at: 2, of: 3, done: [true, false, false] },
    previous: { id: 'first', title: 'Where money goes' },
    next: { id: 'third', title: 'Saving' },
  }
}

export const exampleOpening: OpeningCard = {
  id: '0199a0b0-0000-7000-8000-000000000001',
  title: 'Café trainee',
  company: 'Blue Mahoe Café',
  location: 'Hope Road',
  locationEstimated: false,
  place: 'Kingston',
  type: 'full-time',
  duration: null,
  pay: null,
  deadline: null,
  deadlineEstimated: false,
  skills: [],
  match: null,
  notFor: null,
  service: false,
  url: null,
  source: { kind: 'business', label: 'On Upful' },
  saved: false,
  application: null,
}

export const exampleInterview: Interview = {
  state: 'proposed',
  times: ['2026-11-26T20:30:00.000Z', '2026-11-27T14:00:00.000Z'],
  startsAt: null,
  endsAt: null,
  way: 'place',
  place: '12 Hope Road',
  contactName: 'Keisha',
  contactPosition: 'Shift supervisor',
  bring: [],
  room: null,
  maySayNone: true,
  mayCancel: true,
  cancelledBy: null,
  cancelReason: null,
}

export const exampleOffer: Offer = {
  startsOn: '2026-12-07',
  hoursAWeek: 24,
  pay: { amount: 18_000, period: 'week' },
  answerBy: '2026-12-01',
  late: false,
  calledOff: false,
}

export const exampleApplication: ApplicationDetails = {
  id: '0199a0b0-0000-7000-8000-000000000002',
  opportunityId: exampleOpening.id,
  via: 'platform',
  title: exampleOpening.title,
  company: exampleOpening.company,
  location: '',
  url: null,
  deadline: null,
  state: 'interview',
  stateOn: '2026-11-23',
  notes: '',
  next: [],
  updatedAt: '2026-11-23T20:00:00.000Z',
  interview: null,
  checking: false,
  offer: null,
  employerAway: false,
  stopUntil: null,
  events: [],
  shared: null,
  hasCv: false,
  chosen: null,
}
