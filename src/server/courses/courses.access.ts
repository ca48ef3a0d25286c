import type { courseRoutes } from '#contract/courses.ts'
import { signedIn, student, type Access } from '../testing/access.ts'
import { generatedCourse } from '../testing/scenes.ts'

export const access: Access<typeof courseRoutes> = {
  'GET /api/courses': { may: signedIn },
  'GET /api/courses/:id': { may: signedIn, scene: generatedCourse },
  'POST /api/courses/:id/enrol': { may: student, scene: generatedCourse },
  'GET /api/courses/:id/lessons/:contentId': { may: signedIn, scene: generatedCourse },
  'GET /api/courses/:id/lessons': { may: student, scene: generatedCourse },
  'POST /api/courses/:id/lessons/:contentId/open': { may: student, scene: generatedCourse },
  'POST /api/courses/:id/lessons/:contentId/complete': { may: student, scene: generatedCourse },
  'POST /api/courses/:id/lessons/:contentId/answer': {
    may: student,
    scene: generatedCourse,
    body: () => ({ answer: { type: 'reflection', text: 'It went well' } }),
    refusal: 'This answer does not fit this item.',
  },
  'POST /api/courses/:id/lessons/:contentId/hints': {
    may: student,
    scene: generatedCourse,
    body: () => ({ hint: 1 }),
    refusal: 'There is no such hint.',
  },
  'POST /api/courses/:id/lessons/:contentId/questions': {
    may: student,
    scene: generatedCourse,
    body: () => ({ questionId: 'first', answer: 'true', attempt: 0 }),
    refusal: 'This answer does not fit this item.',
  },
  'GET /api/course-progress/:courseId': { may: student, scene: generatedCourse },
  'POST /api/course-progress/:courseId/open': { may: student, scene: generatedCourse },
  'POST /api/course-progress/:courseId/complete': {
    may: student,
    scene: generatedCourse,
    body: ({ contentId }) => ({ contentId }),
  },
}
