import type { interviewPracticeRoutes } from '#contract/interview-practice.ts'
import { emptyAnswer } from '#domain/learning/interview-practice.ts'
import { student, type Access, type Scene } from '../testing/access.ts'
import { students } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

const answer = { ...emptyAnswer, notes: 'The school fair' }

export const access: Access<typeof interviewPracticeRoutes> = {
  'GET /api/interview-questions': { may: student },
  'GET /api/interview-evidence': { may: student },
  'GET /api/interview-answers': { may: student },
  'POST /api/interview-answers': { may: student },
  'PUT /api/interview-answers/:id': { may: student, scene: savedAnswer, body: () => ({ answer }) },
  'PUT /api/interview-answers/:id/rubric': {
    may: student,
    scene: savedAnswer,
    body: () => ({ yesLines: ['own'] }),
  },
  'DELETE /api/interview-answers/:id': { may: student, scene: savedAnswer },
}

async function savedAnswer(app: TestApp): Promise<Scene> {
  const both = await students(app)
  const questionId = app.services.content.interviews[0]?.id ?? ''
  const { id } = await both.owner.call('POST /api/interview-answers', { questionId, answer })
  return { ...both, names: { id } }
}
