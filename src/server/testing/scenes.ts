import { bornForAge } from '#domain/people/birth-month.ts'
import { daysAfter } from '#domain/day.ts'
import { addStaff } from '../accounts/staff-commands.ts'
import { askApproval } from '../guardians/approval-commands.ts'
import { notify } from '../notifications/commands.ts'
import { updateProfile } from '../profiles/commands.ts'
import { linkGuardian } from './link-guardian.ts'
import { madeCourse, orderCourse } from './made-course.ts'
import type { Scene } from './object-matrix.ts'
import { listedOpenings, newOpening, postedOpening, writtenPosting } from './openings.ts'
import { addCourse, smallCourse } from './small-course.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

type Students = Pick<Scene, 'owner' | 'stranger'>

async function students(app: TestApp): Promise<Students> {
  return {
    owner: await app.person('student', { age: '19' }),
    stranger: await app.person('student', { age: '19' }),
  }
}

export async function session(app: TestApp): Promise<Scene> {
  const both = await students(app)
  await both.owner.signIn()
  const { sessions } = await both.owner.call('GET /api/account/sessions', {})
  const other = sessions.find(({ current }) => !current)
  return { ...both, names: { id: other?.id ?? '' } }
}

export async function conversation(app: TestApp): Promise<Scene> {
  const { conversationId, ...both } = await asked(app)
  return { ...both, names: { id: conversationId } }
}

export async function answerOfAdvisor(app: TestApp): Promise<Scene> {
  const { replyId, ...both } = await asked(app)
  return { ...both, names: { id: replyId } }
}

async function asked(app: TestApp) {
  const both = await students(app)
  const answer = await both.owner.call('POST /api/advisor/messages', { text: 'What is a CV?' })
  if (answer.kind !== 'asked') throw new Error('It was answered with the help card')
  return { ...both, ...answer }
}

export async function application(app: TestApp): Promise<Scene> {
  const both = await students(app)
  const { application: sent } = await both.owner.call('POST /api/applications/manual', {
    title: 'Baker',
    company: 'Hope Bakery',
    state: 'applied',
  })
  return { ...both, names: { id: sent.id } }
}

export async function courseOrder(app: TestApp): Promise<Scene> {
  const both = await students(app)
  const { id } = await orderCourse(both.owner)
  return { ...both, names: { id } }
}

export async function courseOfOnesOwn(app: TestApp): Promise<Scene> {
  const both = await students(app)
  const { courseId } = await madeCourse(app, both.owner)
  await both.owner.call('POST /api/course-progress/:courseId/open', { courseId })
  const { sections } = await both.owner.call('GET /api/courses/:id', { id: courseId })
  const contentId = sections[0]?.items[0]?.id ?? ''
  return { ...both, names: { id: courseId, courseId, contentId } }
}

export async function notification(app: TestApp): Promise<Scene> {
  const both = await students(app)
  await app.services.transaction((tx) =>
    notify(tx, {
      userId: both.owner.userId,
      type: 'guardian-asks',
      data: { guardian: 'Marcia' },
      key: 'a-key',
    }),
  )
  const { notifications } = await both.owner.call('GET /api/notifications', {})
  return { ...both, names: { id: notifications[0]?.id ?? '' } }
}

export async function portfolioPiece(app: TestApp): Promise<Scene> {
  const both = await students(app)
  await answerIn(app, both.owner, 'make', { type: 'project', work: 'A plan' })
  const { entries } = await both.owner.call('GET /api/portfolio', {})
  return { ...both, names: { id: entries[0]?.id ?? '' } }
}

export async function reviewCard(app: TestApp): Promise<Scene> {
  const both = await students(app)
  const answers = { 'small-1': 'false', 'small-2': '1', 'small-3': 'well' }
  await answerIn(app, both.owner, 'quiz', { type: 'quiz', answers })
  const { cards } = await both.owner.call('GET /api/review', {})
  return { ...both, names: { id: cards[0]?.id ?? '' } }
}

async function answerIn(
  app: TestApp,
  student: Visitor,
  contentId: string,
  answer: Parameters<
    typeof student.call<'POST /api/courses/:id/lessons/:contentId/answer'>
  >[1]['answer'],
): Promise<void> {
  await addCourse(app, student.userId)
  const named = { id: smallCourse.id, contentId }
  await student.call('POST /api/courses/:id/lessons/:contentId/answer', { ...named, answer })
}

/** Only for adults: the stranger may be a minor. */
export async function adultOpening(app: TestApp): Promise<Scene> {
  const owner = await app.person('student', { age: '19' })
  const stranger = await app.person('student', { age: '16' })
  const [id = ''] = await listedOpenings(app.services, [newOpening({ forAdults: true })])
  return { owner, stranger, names: { id } }
}

/** An opening that its student saved and that is on hold now. */
export async function hiddenOpening(app: TestApp): Promise<Scene> {
  const owner = await app.person()
  const [id = ''] = await listedOpenings(app.services, [newOpening()])
  await owner.call('PUT /api/opportunities/:id/saved', { id })
  await app.services.db
    .updateTable('opportunities')
    .set({ status: 'held', held_by: 'staff' })
    .where('id', '=', id)
    .execute()
  return { owner, stranger: await app.person(), names: { id } }
}

interface Family {
  student: Visitor
  guardian: Visitor
}

async function family(app: TestApp): Promise<Family> {
  return {
    student: await app.person('student', { age: '16' }),
    guardian: await app.person('guardian'),
  }
}

/** The student's view of a link with a guardian. */
export async function linkedGuardian(app: TestApp): Promise<Scene> {
  const { student, guardian } = await family(app)
  await linkGuardian(student, guardian)
  return {
    owner: student,
    stranger: await app.person('student', { age: '16' }),
    names: { id: guardian.userId },
    end: () => guardian.call('POST /api/guardian/students/:id/end', { id: student.userId }),
  }
}

export async function linkedStudent(app: TestApp): Promise<Scene> {
  const { student, guardian } = await family(app)
  await linkGuardian(student, guardian)
  const subject = '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57'
  const ask = { kind: 'mentor', subject, title: 'Ms Grant', path: '/mentors' } as const
  await app.services.transaction((tx) => askApproval(tx, { studentId: student.userId, ...ask }))
  const { approvals } = await student.call('GET /api/guardians', {})
  return {
    owner: guardian,
    stranger: await app.person('guardian'),
    names: { id: student.userId, approvalId: approvals[0]?.id ?? '' },
    end: () => student.call('POST /api/guardians/:id/end', { id: guardian.userId }),
  }
}

/** A linked minor says that they are an adult, and waits for the guardian. */
export async function olderStudent(app: TestApp): Promise<Scene> {
  const scene = await linkedStudent(app)
  await app.services.db
    .updateTable('guardian_links')
    .set({ started_at: daysAfter(app.services.now(), -30) })
    .where('user_id', '=', scene.names['id'] ?? '')
    .execute()
  const student = scene.names['id'] ?? ''
  await app.services.transaction((tx) =>
    updateProfile(tx, student, 'student', { birthMonth: bornForAge(19, tx.now) }),
  )
  const { birthMonths } = await scene.owner.call('GET /api/guardian', {})
  return { ...scene, names: { id: student, requestId: birthMonths[0]?.id ?? '' } }
}

/** The guardian was linked too recently to decide, so staff do. */
export async function studentForStaff(app: TestApp): Promise<Scene> {
  const scene = await linkedStudent(app)
  const student = scene.names['id'] ?? ''
  await app.services.transaction((tx) =>
    updateProfile(tx, student, 'student', { birthMonth: bornForAge(19, tx.now) }),
  )
  const { birthMonths } = await scene.owner.call('GET /api/guardian', {})
  return { ...scene, names: { id: student, requestId: birthMonths[0]?.id ?? '' } }
}

/** The guardian approved, but it does not count yet. */
export async function agreedStudent(app: TestApp): Promise<Scene> {
  const scene = await olderStudent(app)
  const { id = '', requestId = '' } = scene.names
  const answer = { id, requestId, decision: 'approved' as const }
  await scene.owner.call('POST /api/guardian/students/:id/birth-months/:requestId', answer)
  // A guardian can stop it for a while after the link has ended.
  return { owner: scene.owner, stranger: scene.stranger, names: { id, requestId } }
}

/** An approval by a guardian; it outlasts the link, and ends when it is taken back. */
export async function givenApproval(app: TestApp): Promise<Scene> {
  const { owner, stranger, names } = await linkedStudent(app)
  const { id: studentId = '', approvalId = '' } = names
  const yes = { decision: 'approved', covers: 'later' } as const
  const asked = { id: studentId, approvalId }
  await owner.call('POST /api/guardian/students/:id/approvals/:approvalId', { ...asked, ...yes })
  return { owner, stranger, names: { id: approvalId } }
}

/** A guardian entered the student's code; the student has not answered. */
export async function askOfGuardian(app: TestApp): Promise<Scene> {
  const { student, guardian } = await family(app)
  await enterCodeOf(student, guardian)
  return {
    owner: student,
    stranger: await app.person('student', { age: '16' }),
    names: { id: guardian.userId },
    end: () => guardian.call('POST /api/guardian/students/:id/end', { id: student.userId }),
  }
}

export async function askOfStudent(app: TestApp): Promise<Scene> {
  const { student, guardian } = await family(app)
  await enterCodeOf(guardian, student)
  return {
    owner: guardian,
    stranger: await app.person('guardian'),
    names: { id: student.userId },
    end: () => student.call('POST /api/guardians/:id/end', { id: guardian.userId }),
  }
}

async function enterCodeOf(maker: Visitor, other: Visitor): Promise<void> {
  const { code } = await maker.call('POST /api/link-codes', {})
  await other.call('POST /api/link-codes/enter', { code })
}

/** A student whose record a member of staff opened with a reason, until the student becomes staff too. */
export async function openedRecord(app: TestApp): Promise<Scene> {
  const [owner, stranger, student] = [await app.staff(), await app.staff(), await app.person()]
  const id = student.userId
  await owner.call('POST /api/staff/people/:id/look', { id, reason: 'Asked why XP is missing' })
  const end = () => app.services.transaction((tx) => addStaff(tx, app.services, student.email))
  return { owner, stranger, names: { id }, end }
}

/** A draft of a business. */
export async function posting(app: TestApp): Promise<Scene> {
  const { owner, stranger } = await businesses(app)
  const { id } = await owner.call('POST /api/postings', writtenPosting)
  return { owner, stranger, names: { id } }
}

/** Somebody applied for a posting. */
export async function applicant(app: TestApp): Promise<Scene & { student: Visitor }> {
  const { owner, id } = await postedOpening(app)
  const student = await app.person('student', { age: '19' })
  const { application: sent } = await student.call('POST /api/applications', {
    opportunityId: id,
    share: ['name'],
  })
  const { stranger } = await businesses(app)
  return { owner, stranger, student, names: { id, applicationId: sent.id } }
}

export async function team(app: TestApp): Promise<Scene> {
  const { owner, stranger } = await businesses(app)
  const { id } = await owner.call('POST /api/business/teams', { name: 'Day shift' })
  return { owner, stranger, names: { id } }
}

async function businesses(app: TestApp): Promise<Students> {
  return {
    owner: await app.verified('business', { companyName: 'Hope Bakery' }),
    stranger: await app.verified('business', { companyName: 'Other Bakery' }),
  }
}
