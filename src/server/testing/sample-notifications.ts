import { dayFrom } from '#domain/day.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { OfferTerms } from '#domain/openings/offer.ts'
import type { NotificationData, NotificationType } from '#domain/people/notifications.ts'
import { userIdSchema } from '#domain/people/user-id.ts'

const studentId = userIdSchema.parse('0b6f1f0e-6a55-4bb1-9a57-d9b3a0a3c001')
const id = '7d9f0a44-3a0e-4d2f-8a0b-4f0f5f4b1c11'
const startsAt = '2026-12-03T21:30:00Z'
const job = { title: 'Shop assistant', company: 'Ital Foods' }
const student = 'Tevin Brown'
const applicant = { student, studentId }
const place = { way: 'place', place: '12 Hope Road, Kingston 6' } as const
const stopUntil = dayFrom('2026-12-05')
const offer: OfferTerms = {
  startsOn: dayFrom('2026-12-14'),
  hoursAWeek: 20,
  pay: { amount: 600, period: 'hour' },
  answerBy: dayFrom('2026-12-07'),
  come: { place: place.place, contactName: 'Andrea Lewis', contactPosition: 'Manager' },
}

/** One of each kind of notification, for the test and the page that show every letter. */
export const sampleNotifications: { readonly [T in NotificationType]?: NotificationData<T> } = {
  'guardian-asks': { guardian: 'Yvonne Daley' },
  'student-asks': { student },
  'link-made': { name: 'Yvonne Daley', path: pages.guardians },
  'link-ended': { name: student, path: pages.dashboard, toGuardian: true },
  'guardian-added': applicant,
  'links-looked-at': { student: 'Tevin', path: pages.dashboard },
  'guardian-paused': { guardian: 'Yvonne Daley' },
  'birth-month': { student, what: 'asked', month: '2009-05' },
  'birth-month-decided': { by: ['Yvonne Daley'], month: '2009-05', approved: true },
  'birth-month-moved': { what: 'to-staff', by: [], month: '2009-05', on: null },
  'adult-soon': { on: dayFrom('2026-12-31'), hasGuardian: true },
  'student-adult-soon': { ...applicant, on: dayFrom('2026-12-31') },
  'adult-now': {},
  'student-adult-now': { student },
  'deadlines-near': {
    deadlines: [
      { ...job, deadline: dayFrom('2026-12-05') },
      { title: 'Barista', company: 'Blue Mahoe Café', deadline: dayFrom('2026-12-06') },
    ],
  },
  'opening-closes': { ...job, closes: dayFrom('2026-12-05'), openingId: id, saved: true },
  'streak-waits': { days: 5, freezes: 1 },
  'review-waits': { cards: 7 },
  'course-nearly-done': { title: 'Budgeting the J$ way', courseId: 'budgeting', percent: 85 },
  'student-achieved': { ...applicant, achievement: 'First lesson' },
  'student-away': applicant,
  cheer: { guardian: 'Yvonne Daley', sticker: 'proud', cheerId: id },
  'cheer-thanked': { ...applicant, sticker: 'proud' },
  'approval-needed': { student, what: 'application', title: 'Apply for Shop assistant' },
  'approval-decided': {
    guardian: 'Yvonne Daley',
    approved: false,
    title: 'Apply for Shop assistant',
    path: pages.applications,
    because: 'school-first',
  },
  'approval-taken-back': {
    guardian: 'Yvonne Daley',
    title: 'Apply for Shop assistant',
    path: pages.applications,
  },
  'student-accepted': { ...applicant, ...job, offer, stopUntil },
  'acceptance-called-off': { ...job, path: pages.applications },
  'student-application': { ...applicant, ...job, news: 'offer', offer, stopUntil },
  'student-applied': { ...applicant, ...job },
  'application-moved': { ...job, state: 'declined', reason: 'filled', interviewAt: startsAt },
  'offer-made': { ...job, applicationId: id, offer, stopUntil },
  'hiring-stopped': { ...job, applicationId: id, had: 'offer', leaving: false },
  'hiring-resumed': { ...job, applicationId: id },
  'business-left': { ...job, applicationId: id },
  'application-received': { title: job.title, postingId: id },
  'application-answered': { title: job.title, postingId: id, answer: 'accepted', who: 'Tevin' },
  'interview-proposed': {
    ...job,
    ...place,
    applicationId: id,
    times: [startsAt, '2026-12-04T15:00:00Z'],
    again: false,
  },
  'interview-waiting': { ...job, applicationId: id },
  'interview-answered': {
    title: job.title,
    postingId: id,
    answer: 'planned',
    startsAt,
    who: 'Tevin',
  },
  'interview-cancelled': { ...job, startsAt, path: pages.applications, reason: 'school-or-work' },
  'interview-soon': { ...job, ...place, startsAt, path: pages.applications },
  'student-interview': { ...applicant, ...job, ...place, news: 'planned', times: [startsAt] },
  'mentor-asked': {
    student: 'Tevin',
    again: false,
    startsAt,
    aim: 'look-at-cv',
    answerBy: startsAt,
  },
  'mentor-stop': { student: 'Tevin', studentId, mentor: 'Nadine', news: 'stopped' },
  'mentor-answered': { mentor: 'Nadine', answer: 'yes', startsAt },
  'time-answered': { student: 'Tevin', startsAt },
  'mentor-waiting': { mentor: 'Nadine', news: 'late' },
  'session-cancelled': { name: 'Nadine', startsAt, path: pages.mentorSessions, reason: 'sick' },
  'session-on-hold': { name: 'Nadine', startsAt, path: pages.mentorSessions },
  'session-goes-ahead': { name: 'Nadine', startsAt, path: pages.mentorSessions },
  'session-soon': { name: 'Nadine', startsAt, path: href(pages.mentorSession, { id }) },
  'session-over': { name: 'Nadine', path: href(pages.mentorSession, { id }) },
  'mentor-feedback': { mentor: 'Nadine', about: 'Your session of 3 December' },
  'project-shown': { student: 'Tevin', title: 'A budget for a school trip', showingId: id },
  'mentorship-ended': { name: 'Nadine', path: pages.mentors },
  'student-meets-mentor': { ...applicant, mentor: 'Nadine', startsAt, cancelled: false },
  'report-urgent': { reason: 'threatening' },
  'guardian-worried': {},
  'report-filed': { reason: 'opening' },
  'report-answered': { about: id, outcome: 'spoken' },
  'work-paused': { role: 'mentor', news: 'paused' },
  'weekly-summary': {
    students: [{ name: student, level: 3, streak: 5, xp: 240, activities: 12 }],
  },
  'work-waits': { what: 'verification', name: 'Ital Foods' },
  'verification-decided': { decision: 'verified' },
  'posting-decided': { title: job.title, decision: 'published' },
  'posting-planned': { title: job.title, postingId: id, how: 'published' },
  'applicants-waiting': { title: job.title, postingId: id, count: 3 },
  'application-unanswered': { ...job, applicationId: id },
  'session-move': {
    mentor: 'Nadine',
    sessionId: id,
    startsAt,
    times: [startsAt, '2026-12-04T15:00:00Z'],
    until: '2026-12-02T15:00:00Z',
  },
  'mentor-goal': {
    name: 'Nadine',
    goal: 'finish-cv',
    what: 'set',
    by: dayFrom('2026-12-04'),
    studentId: null,
  },
  'session-move-answered': { student: 'Tevin', sessionId: id, movedTo: startsAt, startsAt },
  'badge-published': { student, badge: 'Budgeting', name: 'Tevin B.', id },
  'badge-stopped': { badge: 'Budgeting' },
  'case-for-you': { id, news: 'given', name: 'Grace' },
  'business-seat': { news: 'joined', business: 'Ital Foods', name: 'Keisha Powell' },
  'business-offered': { business: 'Ital Foods', name: 'Andrea Lewis' },
  'more-asked': { about: 'report', questions: ['when', 'again'], token: id },
}
