import { z } from 'zod'
import { mentorGoals } from '#domain/mentoring/mentor-goal.ts'
import { sessionSides } from '#domain/mentoring/mentor-session.ts'
import { userIdSchema } from '#domain/people/user-id.ts'

/** A student's mentors as their guardians see them. */
export const linkedMentors = {
  mentors: z.array(
    z.strictObject({
      id: userIdSchema,
      firstName: z.string(),
      jobTitle: z.string(),
      company: z.string(),
      nextSessionAt: z.string().nullable(),
      /** The id of that session; only for a minor, whose guardians may join. */
      nextSessionId: z.string().nullable(),
      /** What the two aim for; only for a minor. */
      goals: z.array(
        z.strictObject({
          id: z.string(),
          goal: z.enum(mentorGoals),
          by: z.string(),
          done: z.boolean(),
          setBy: z.enum(sessionSides),
        }),
      ),
    }),
  ),
  /** Mentors that a guardian stopped: they are not offered to the student. */
  stoppedMentors: z.array(
    z.strictObject({
      id: userIdSchema,
      firstName: z.string(),
      /** Whether the calling guardian may lift the stop or can only ask for it; null for the student. */
      lift: z.enum(['now', 'ask', 'asked']).nullable(),
    }),
  ),
}
