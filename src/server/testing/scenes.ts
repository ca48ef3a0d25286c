import { askApproval } from '../guardians/approval-commands.ts'
import type { Scene } from './access.ts'
import { linkGuardian } from './link-guardian.ts'
import { madeCourse } from './made-course.ts'
import { listedOpenings, newOpening, postedOpening } from './openings.ts'
import { addCourse, smallCourse } from './small-course.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

export type Students = Pick<Scene, 'owner' | 'stranger'>

export async function students(app: TestApp): Promise<Students> {
  return {
    owner: await app.person('student', { age: '19' }),
    stranger: await app.person('student', { age: '19' }),
  }
}

export async function generatedCourse(app: TestApp): Promise<Scene> {
  const pair = await students(app)
  const { courseId } = await madeCourse(app, pair.owner)
  await pair.owner.call('POST /api/course-progress/:courseId/open', { courseId })
  const { sections } = await pair.owner.call('GET /api/courses/:id', { id: courseId })
  const contentId = sections[0]?.items[0]?.id ?? ''
  return { ...pair, names: { id: courseId, courseId, contentId } }
}

export async function answerIn(
  app: TestApp,
  student: Visitor,
  contentId: string,
  answer: Parameters<
    typeof student.call<'POST /api/courses/:id/lessons/:contentId/answer'>
  >[1]['answer'],
): Promise<void> {
  await addCourse(app, student.userId)
  const lesson = { id: smallCourse.id, contentId }
  await student.call('POST /api/courses/:id/lessons/:contentId/answer', { ...lesson, answer })
}

/** An opening for adults only: the stranger is a minor. */
export async function adultOpening(app: TestApp): Promise<Scene> {
  const owner = await app.person('student', { age: '19' })
  const stranger = await app.person('student', { age: '16' })
  const [id = ''] = await listedOpenings(app.services, [newOpening({ forAdults: true })])
  return { owner, stranger, names: { id } }
}

export interface Family {
  student: Visitor
  guardian: Visitor
}

export async function family(app: TestApp): Promise<Family> {
  return {
    student: await app.person('student', { age: '16' }),
    guardian: await app.person('guardian'),
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

/** An applicant for a posting. */
export async function applicant(app: TestApp): Promise<Scene & { student: Visitor }> {
  const { owner, id } = await postedOpening(app)
  const student = await app.person('student', { age: '19' })
  const { application } = await student.call('POST /api/applications', {
    opportunityId: id,
    share: ['name'],
  })
  const { stranger } = await businesses(app)
  return { owner, stranger, student, names: { id, applicationId: application.id } }
}

export async function businesses(app: TestApp): Promise<Students> {
  return {
    owner: await app.verified('business', { companyName: 'Hope Bakery' }),
    stranger: await app.verified('business', { companyName: 'Other Bakery' }),
  }
}
