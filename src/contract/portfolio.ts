import { z } from 'zod'
import { typedText } from '#domain/text/typed-text.ts'
import { route } from './define.ts'
import { owns } from './policies.ts'
import { helpCard } from './help-card.ts'
import { byId, done } from './shapes.ts'

const entry = z.strictObject({
  id: z.string(),
  kind: z.enum(['reflection', 'project']),
  title: z.string(),
  text: z.string(),
  /** Null when the course no longer exists; the work stays. */
  course: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
  contentId: z.string(),
  at: z.string(),
  changedAt: z.string(),
  /** A project that a mentor rated at or above the line. */
  shown: z.boolean(),
})
export type PortfolioEntry = z.infer<typeof entry>

export const ownWork = owns('content_answers', {
  sentence: 'An entry in the caller’s portfolio.',
  missing: 'This is not in your portfolio',
})

export const portfolioRoutes = {
  /** A student's own projects and reflections, newest first. Visible only to them. */
  'GET /api/portfolio': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ before: z.string().max(200).optional() }),
    output: z.strictObject({ entries: z.array(entry), next: z.string().nullable() }),
  }),
  'PUT /api/portfolio/:id': route({
    who: 'student',
    policy: ownWork,
    input: z.strictObject({ id: z.uuid(), text: typedText(20_000) }),
    output: z.strictObject({ entry, help: helpCard.nullable() }),
    changes: ['portfolio', 'courses'],
  }),
  /** Deletes the text; the lesson stays completed. */
  'DELETE /api/portfolio/:id': route({
    who: 'student',
    policy: ownWork,
    input: byId,
    output: done,
    changes: ['portfolio', 'courses'],
  }),
}
