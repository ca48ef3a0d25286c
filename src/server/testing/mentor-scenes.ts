import { dayOf } from '#domain/day.ts'
import { offerRequest } from '../mentoring/request-commands.ts'
import {
  newMentorRequest,
  mentorWithTimes,
  openTimes,
  plannedSession,
  unverify,
} from './mentors.ts'
import { meets } from './reports.ts'
import { showableProject } from './shown-project.ts'
import { linkedPair, linkGuardian } from './link-guardian.ts'
import type { Scene } from './access.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

function adult(app: TestApp): Promise<Visitor> {
  return app.person('student', { age: '19' })
}

/** The stranger has hidden the mentor, so they do not see them. */
export async function mentorInSight(app: TestApp): Promise<Scene> {
  const [owner, stranger, mentor] = [await adult(app), await adult(app), await mentorWithTimes(app)]
  const id = mentor.userId
  await stranger.call('POST /api/mentors/:id/avoid', { id, avoid: true })
  return { owner, stranger, names: { id }, end: () => unverify(app, mentor) }
}

/** A mentor who is no longer verified: people who met them can still see them. */
export async function metMentor(app: TestApp): Promise<Scene> {
  const [owner, stranger, mentor] = [await adult(app), await adult(app), await mentorWithTimes(app)]
  await newMentorRequest(app, owner, mentor)
  await unverify(app, mentor)
  return { owner, stranger, names: { id: mentor.userId } }
}

export async function mentorOfStudent(app: TestApp): Promise<Scene> {
  const { student, mentor } = await plannedSession(app)
  return {
    owner: student,
    stranger: await adult(app),
    names: { id: mentor.userId },
    end: () => mentor.call('POST /api/mentor/students/:id/end', { id: student.userId }),
  }
}

/** A mentor a guardian can stop while linked with the student. */
export async function mentorOfLinkedStudent(app: TestApp): Promise<Scene> {
  const { student, guardian, mentor } = await studentWithMentor(app)
  return {
    owner: guardian,
    stranger: await app.person('guardian'),
    names: { id: student.userId, mentorId: mentor.userId },
    end: () => student.call('POST /api/guardians/:id/end', { id: guardian.userId }),
  }
}

/** One of two guardians of a student; the other one stopped the mentor. */
export async function mentorStoppedByAnother(app: TestApp): Promise<Scene> {
  const { student, guardian, mentor } = await studentWithMentor(app)
  const secondGuardian = await app.person('guardian')
  await linkGuardian(student, secondGuardian)
  const names = { id: student.userId, mentorId: mentor.userId }
  await secondGuardian.call('POST /api/guardian/students/:id/mentors/:mentorId/stop', names)
  return {
    owner: guardian,
    stranger: await app.person('guardian'),
    names,
    end: () => student.call('POST /api/guardians/:id/end', { id: guardian.userId }),
  }
}

async function studentWithMentor(app: TestApp) {
  const { student, guardian } = await linkedPair(app)
  const mentor = await mentorWithTimes(app)
  await meets(app, student, mentor)
  return { student, guardian, mentor }
}

export async function studentOfMentor(app: TestApp): Promise<Scene> {
  const { student, mentor } = await plannedSession(app)
  return {
    owner: mentor,
    stranger: await mentorWithTimes(app),
    names: { id: student.userId },
    end: () => student.call('POST /api/mentors/:id/end', { id: mentor.userId }),
  }
}

/** A goal that the student set; the mentor calls. */
export async function goalOfMentorship(app: TestApp): Promise<Scene> {
  const { student, mentor } = await plannedSession(app)
  const by = dayOf(app.services.now())
  await student.call('POST /api/mentorships/:id/goals', {
    id: mentor.userId,
    goal: 'finish-cv',
    by,
  })
  const { goals } = await student.call('GET /api/mentorships/:id/goals', { id: mentor.userId })
  return {
    owner: mentor,
    stranger: await mentorWithTimes(app),
    names: { id: student.userId, goalId: goals[0]?.id ?? '' },
    end: () => student.call('POST /api/mentors/:id/end', { id: mentor.userId }),
  }
}

export async function mentorRequest(app: TestApp): Promise<Scene> {
  const [owner, stranger] = [await adult(app), await adult(app)]
  return {
    owner,
    stranger,
    names: { id: await newMentorRequest(app, owner, await mentorWithTimes(app)) },
  }
}

export async function requestToMentor(app: TestApp): Promise<Scene> {
  const [student, owner] = [await adult(app), await mentorWithTimes(app)]
  const id = await newMentorRequest(app, student, owner)
  return {
    owner,
    stranger: await mentorWithTimes(app),
    names: { id },
    end: () => student.call('POST /api/mentor-requests/:id/withdraw', { id }),
  }
}

/** A request passed on to all mentors except the one who did not answer. */
export async function offeredRequest(app: TestApp): Promise<Scene> {
  const [student, stranger] = [await adult(app), await mentorWithTimes(app)]
  const id = await newMentorRequest(app, student, stranger)
  await app.services.transaction((tx) => offerRequest(tx, { studentId: student.userId, id }))
  const owner = await mentorWithTimes(app)
  await openTimes(app, owner, 5)
  return {
    owner,
    stranger,
    names: { id },
    end: () => student.call('POST /api/mentor-requests/:id/withdraw', { id }),
  }
}

/** A student keeps access to a session; a mentor has it only during the mentorship. */
export async function sessionOfStudent(app: TestApp): Promise<Scene> {
  const { student, id } = await plannedSession(app)
  return { owner: student, stranger: await adult(app), names: { id } }
}

export async function sessionOfMentor(app: TestApp): Promise<Scene> {
  const { student, mentor, id } = await plannedSession(app)
  return {
    owner: mentor,
    stranger: await mentorWithTimes(app),
    names: { id },
    end: () => student.call('POST /api/mentors/:id/end', { id: mentor.userId }),
  }
}

export async function workToShow(app: TestApp): Promise<Scene> {
  const { student, mentor, workId } = await showableProject(app)
  return {
    owner: student,
    stranger: await adult(app),
    names: { id: workId, mentorId: mentor.userId },
  }
}

export async function ownShowing(app: TestApp): Promise<Scene> {
  const { student, showingId } = await newShowing(app)
  return { owner: student, stranger: await adult(app), names: { id: showingId } }
}

export async function shownProject(app: TestApp): Promise<Scene> {
  const { student, mentor, showingId: id } = await newShowing(app)
  return {
    owner: mentor,
    stranger: await mentorWithTimes(app),
    names: { id },
    end: () => student.call('POST /api/showings/:id/take-back', { id }),
  }
}

async function newShowing(app: TestApp) {
  const { student, mentor, workId } = await showableProject(app)
  const { showingId } = await student.call('POST /api/portfolio/:id/show', {
    id: workId,
    mentorId: mentor.userId,
  })
  return { student, mentor, showingId }
}
