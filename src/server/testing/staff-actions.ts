import type { Routes } from '#contract/routes.ts'
import type { StaffAction } from '#domain/people/staff-action.ts'
import { failedJob, unsentLetter } from './failed-work.ts'
import { textActions } from './changed-texts.ts'
import { fileToImport, imported, publishedImport } from './imported-files.ts'
import { badgeToStop } from './badges.ts'
import { mentorStoppedByAnother } from './mentor-scenes.ts'
import { listedOpenings, newOpening } from './openings.ts'
import type { TestApp } from './start-app.ts'
import {
  linkedStudentOfGuardian,
  olderBirthMonth,
  paused,
  preferred,
  reportedPerson,
  student,
  suspended,
  unconfirmed,
} from './staff-people.ts'
import { invited, newAddress } from './staff-team.ts'
import { checkedCard, seenCard, seenPost } from './verification.ts'

type Write = `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/staff/${string}`
type WithoutReason =
  // They only read.
  | 'POST /api/staff/people/search'
  | 'POST /api/staff/imports/preview'
  | 'POST /api/staff/content/:id/preview'
  // Work on a case touches nobody else, and is in the history of the case.
  | `POST /api/staff/cases/:id/${'take' | 'give' | 'let-go' | 'notes'}`
/** Every route of the staff desk that needs a reason. */
export type ActionRoute = Exclude<Extract<keyof Routes, Write>, WithoutReason>

export interface ActionRow {
  kind: StaffAction
  /** Creates an object for the action, and returns the action's input without the reason. */
  scene: (app: TestApp) => Promise<Record<string, unknown>>
  /**
   * Whether a second time is refused, because it would change nothing. `unnamed`: the refusal says that, and not
   * which colleague was first.
   */
  once: boolean | 'unnamed'
}

/** A staff action without a row does not compile: each must prove its reason and its log entry. */
export const staffActionRoutes: Record<ActionRoute, ActionRow> = {
  'POST /api/staff/verifications/:id/verify': {
    kind: 'verified',
    scene: async (app) => checkedCard(app, await app.person('mentor')),
    once: true,
  },
  'POST /api/staff/verifications/:id/refuse': {
    kind: 'refused',
    scene: async (app) => ({
      ...(await seenCard(app, await app.person('business'))),
      reasons: ['not-reached'],
    }),
    once: true,
  },
  'POST /api/staff/verifications/:id/ask-more': {
    kind: 'asked-more',
    scene: async (app) => ({
      ...(await seenCard(app, await app.person('business'))),
      reasons: ['website'],
    }),
    once: true,
  },
  'POST /api/staff/verifications/:id/take-back': {
    kind: 'took-back',
    scene: async (app) => seenCard(app, await app.verified('business')),
    once: true,
  },
  'POST /api/staff/verifications/:id/prefer': {
    kind: 'preferred',
    scene: async (app) => ({ id: (await app.verified('business')).userId }),
    once: true,
  },
  'POST /api/staff/verifications/:id/end-preference': {
    kind: 'unpreferred',
    scene: preferred,
    once: true,
  },
  'POST /api/staff/posts/:id/publish': { kind: 'published-opening', scene: held, once: true },
  'POST /api/staff/posts/:id/keep': { kind: 'kept-opening', scene: because(held), once: true },
  'POST /api/staff/posts/:id/hold': { kind: 'held-opening', scene: because(listed), once: true },
  'POST /api/staff/posts/:id/remove': {
    kind: 'removed-opening',
    scene: because(listed),
    once: true,
  },
  'POST /api/staff/posts/:id/dismiss-reports': {
    kind: 'dismissed-reports',
    scene: reported,
    once: true,
  },
  'POST /api/staff/people/:id/look': { kind: 'looked-at', scene: student, once: false },
  'POST /api/staff/people/:id/suspend': { kind: 'suspended', scene: student, once: true },
  'POST /api/staff/people/:id/lift': { kind: 'lifted', scene: suspended, once: true },
  'POST /api/staff/people/:id/lift-pause': { kind: 'lifted-pause', scene: paused, once: true },
  'POST /api/staff/reports/:id/ask-more': {
    kind: 'asked-reporter',
    scene: async (app) => ({ id: (await reportedPerson(app)).id, questions: ['when'] }),
    once: true,
  },
  'POST /api/staff/reports/:id/close': {
    kind: 'closed-report',
    scene: async (app) => ({
      ...(await reportedPerson(app)),
      outcome: 'spoken',
      checks: ['spoke-reported'],
    }),
    once: true,
  },
  'POST /api/staff/people/:id/mentors/:mentorId/allow': {
    kind: 'allowed-mentor',
    scene: async (app) => (await mentorStoppedByAnother(app)).names,
    once: true,
  },
  'POST /api/staff/people/:id/end-sessions': {
    kind: 'ended-sessions',
    scene: student,
    once: false,
  },
  'POST /api/staff/people/:id/send-reset': { kind: 'sent-reset', scene: student, once: false },
  'POST /api/staff/people/:id/send-confirmation': {
    kind: 'sent-confirmation',
    scene: unconfirmed,
    once: false,
  },
  'POST /api/staff/people/:id/confirm-address': {
    kind: 'confirmed-address',
    scene: unconfirmed,
    once: true,
  },
  'POST /api/staff/people/:id/links/:linkedId/end': {
    kind: 'ended-link',
    scene: linkedStudentOfGuardian,
    once: true,
  },
  'POST /api/staff/people/:id/birth-months/:requestId/approve': {
    kind: 'agreed-birth-month',
    scene: olderBirthMonth,
    once: true,
  },
  'POST /api/staff/people/:id/birth-months/:requestId/decline': {
    kind: 'declined-birth-month',
    scene: olderBirthMonth,
    once: true,
  },
  'POST /api/staff/courses/:id/unpublish': {
    kind: 'unpublished-course',
    scene: (app) => course(app, true),
    once: true,
  },
  'POST /api/staff/courses/:id/publish': {
    kind: 'published-course',
    scene: (app) => course(app, false),
    once: true,
  },
  'POST /api/staff/messages/:id/ask-more': {
    kind: 'asked-sender',
    scene: async (app) => ({ ...(await message(app)), questions: ['which-account'] }),
    once: true,
  },
  'POST /api/staff/messages/:id/answer': {
    kind: 'answered-message',
    scene: async (app) => ({ ...(await message(app)), answer: 'Your account is open again.' }),
    once: true,
  },
  'POST /api/staff/messages/:id/close': { kind: 'closed-message', scene: message, once: true },
  'POST /api/staff/feeds/:source/read': { kind: 'read-feed', scene: feed, once: false },
  'POST /api/staff/jobs/:id/try-again': { kind: 'tried-job-again', scene: failedJob, once: true },
  'POST /api/staff/letters/:id/try-again': {
    kind: 'tried-letter-again',
    scene: async (app) => ({ id: (await unsentLetter(app)).id }),
    once: false,
  },
  'POST /api/staff/letters/:id/dismiss': {
    kind: 'dismissed-letter',
    scene: async (app) => ({ id: (await unsentLetter(app)).id }),
    once: true,
  },
  'POST /api/staff/log/export': {
    kind: 'exported-log',
    scene: () => Promise.resolve({ kind: 'suspended' }),
    once: false,
  },
  'POST /api/staff/imports': {
    kind: 'imported-openings',
    scene: () => Promise.resolve(fileToImport()),
    once: 'unnamed',
  },
  'POST /api/staff/imports/:id/publish': { kind: 'published-import', scene: imported, once: true },
  'POST /api/staff/imports/:id/hold': {
    kind: 'held-import',
    scene: publishedImport,
    once: true,
  },
  'POST /api/staff/badges/:id/stop': { kind: 'stopped-badge', scene: badgeToStop, once: true },
  'POST /api/staff/team/invitations': {
    kind: 'invited-colleague',
    scene: () => Promise.resolve({ email: newAddress(), role: 'content' }),
    once: false,
  },
  'POST /api/staff/team/invitations/:id/withdraw': {
    kind: 'withdrew-invitation',
    scene: invited,
    once: true,
  },
  'POST /api/staff/team/:id/role': {
    kind: 'changed-staff-role',
    scene: async (app) => ({ id: (await app.staff('support')).userId, role: 'moderation' }),
    once: true,
  },
  'POST /api/staff/team/:id/remove': {
    kind: 'removed-colleague',
    scene: async (app) => ({ id: (await app.staff('support')).userId }),
    once: true,
  },
  ...textActions,
  'POST /api/staff/imports/:id/undo': { kind: 'undid-import', scene: imported, once: true },
}

/** Adds the reasons that the business is told. */
function because(scene: ActionRow['scene']): ActionRow['scene'] {
  return async (app) => ({ ...(await scene(app)), reasons: ['pay-unclear'] })
}

async function listed(app: TestApp) {
  const [id = ''] = await listedOpenings(app.services, [newOpening()])
  return seenPost(app, id)
}

async function message(app: TestApp) {
  const email = `${crypto.randomUUID()}@example.com`
  await app.visitor().call('POST /api/contact', { email, topic: 'account', text: 'Let me in.' })
  return app.services.db
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
}

async function held(app: TestApp) {
  const [id = ''] = await listedOpenings(app.services, [newOpening({ flags: ['fee'] })])
  return seenPost(app, id)
}

async function reported(app: TestApp) {
  const { id } = await listed(app)
  const reporter = await app.person()
  await reporter.call('POST /api/opportunities/:id/report', { id, reason: 'not-real' })
  return seenPost(app, id)
}

/** A shipped course that no other scene touches. */
async function course(app: TestApp, published: boolean) {
  const { content, db } = app.services
  const [first, second] = content.courses.map(({ id }) => id)
  const id = (published ? first : second) ?? ''
  await db.updateTable('courses').set({ published }).where('id', '=', id).execute()
  return { id }
}

async function feed(app: TestApp) {
  await app.services.db
    .insertInto('feed_sources')
    .values({ source: 'a-feed', label: 'A feed' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { source: 'a-feed' }
}
