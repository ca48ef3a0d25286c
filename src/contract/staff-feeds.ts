import { z } from 'zod'
import { staffReason } from '#domain/people/staff-action.ts'
import { route } from './define.ts'
import { atDesk } from './staff-who.ts'
import { done, none } from './shapes.ts'
import { feed } from './staff.ts'

const reasonInput = z.strictObject({ reason: staffReason })
const aboutFeed = reasonInput.extend({ source: z.string().max(200) })

/** The feeds of openings. */
export const staffFeedRoutes = {
  'GET /api/staff/feeds': route({
    who: atDesk('feeds'),
    policy: 'staff',
    input: none,
    output: z.strictObject({ feeds: z.array(feed) }),
  }),
  /** Ends its back-off; the live event `changed` follows when it has been read. */
  'POST /api/staff/feeds/:source/read': route({
    who: atDesk('feeds'),
    policy: 'known-feed',
    input: aboutFeed,
    output: done,
    changes: ['staff'],
  }),
}
