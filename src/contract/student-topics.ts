import { z } from 'zod'
import { studentTopics } from '#domain/people/student-topic.ts'
import { route } from './define.ts'
import { byUserId, done } from './shapes.ts'

const topic = z.enum(studentTopics)

export const studentTopicRoutes = {
  /** What the calling guardian switched off about this student. */
  'GET /api/guardian/students/:id/topics': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: byUserId,
    output: z.strictObject({ off: z.array(topic) }),
  }),
  'PUT /api/guardian/students/:id/topics': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: byUserId.extend({ topic, on: z.boolean() }),
    output: done,
    changes: ['guardian'],
  }),
}
