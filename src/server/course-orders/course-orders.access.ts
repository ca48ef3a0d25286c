import type { courseOrderRoutes } from '#contract/course-orders.ts'
import { signedIn, type Access, type Scene } from '../testing/access.ts'
import { orderCourse } from '../testing/made-course.ts'
import { students, generatedCourse } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof courseOrderRoutes> = {
  'POST /api/course-orders': { may: signedIn },
  'GET /api/course-orders/current': { may: signedIn },
  'GET /api/course-orders/:id': { may: signedIn, scene: courseOrder },
  'POST /api/course-orders/:id/cancel': { may: signedIn, scene: courseOrder },
  'POST /api/course-orders/:id/retry': { may: signedIn, scene: courseOrder },
  'POST /api/courses/:id/lessons/:contentId/rewrite': {
    may: signedIn,
    scene: generatedCourse,
    refusal: 'This part belongs to the whole course, so it stays as it is.',
  },
  'DELETE /api/courses/:id': { may: signedIn, scene: generatedCourse },
}

async function courseOrder(app: TestApp): Promise<Scene> {
  const both = await students(app)
  const { id } = await orderCourse(both.owner)
  return { ...both, names: { id } }
}
