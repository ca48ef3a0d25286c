import { answerLast, linkedPair, titlesOf } from './link-guardian.ts'
import { firstTimeOf, invite, writtenInterview } from './interviews.ts'
import { sweep } from './mentors.ts'
import { postedOpening } from './openings.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** Somebody who applied for a business's opening. */
export interface ApplicationScene {
  owner: Visitor
  student: Visitor
  id: string
  applicationId: string
}

type Change = Parameters<typeof writtenInterview>[1]

/** The steps to an interview, through the API. */
export function interviewScenes(app: TestApp) {
  async function applied(student?: Visitor): Promise<ApplicationScene> {
    const { owner, id } = await postedOpening(app)
    const applicant = student ?? (await app.person('student', { age: '19' }))
    const { application } = await applicant.call('POST /api/applications', {
      opportunityId: id,
      share: ['name'],
    })
    return { owner, student: applicant, id, applicationId: application.id }
  }

  function proposes({ owner, id, applicationId }: ApplicationScene, change: Change = {}) {
    const now = app.services.now()
    return owner.call(invite, { id, applicationId, ...writtenInterview(now, change) })
  }

  async function invited(student?: Visitor, change: Change = {}): Promise<ApplicationScene> {
    const scene = await applied(student)
    await proposes(scene, change)
    return scene
  }

  function answer({ student, applicationId }: ApplicationScene, startsAt: Date | null) {
    return student.call('POST /api/applications/:id/interview/answer', {
      id: applicationId,
      startsAt: startsAt?.toISOString() ?? null,
    })
  }

  /** The student chose the first of the times. */
  async function planned(student?: Visitor, change: Change = {}): Promise<ApplicationScene> {
    const scene = await invited(student, change)
    const { kind } = await answer(scene, firstTimeOf(app.services.now()))
    if (kind !== 'planned') throw new Error(`The time is ${kind}`)
    return scene
  }

  /** A minor applied, with a guardian's approval. */
  async function appliedMinor(): Promise<ApplicationScene & { guardian: Visitor }> {
    const { student, guardian } = await linkedPair(app)
    const scene = await applied(student)
    await answerLast(guardian, student)
    return { ...scene, guardian }
  }

  return {
    applied,
    proposes,
    invited,
    answer,
    planned,
    appliedMinor,
    sweepInterviews: () => sweep(app, 'applications.interviews'),
  }
}

/** The interview as the student sees it. */
export async function ofStudent({ student, applicationId }: ApplicationScene) {
  const { interview } = await student.call('GET /api/applications/:id', { id: applicationId })
  return interview
}

/** The applicant as the business sees them. */
export async function ofBusiness({ owner, id }: ApplicationScene) {
  const { applicants } = await owner.call('GET /api/postings/:id/applicants', { id })
  const [applicant] = applicants
  if (applicant?.kind !== 'applicant') throw new Error('There is no applicant')
  return applicant
}

/** How many titles of a person's notifications start with this text. */
export async function countTitles(person: Visitor, text: string): Promise<number> {
  return (await titlesOf(person)).filter((title) => title.startsWith(text)).length
}
