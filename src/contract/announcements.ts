import { z } from 'zod'
import { announcedRoles } from '#domain/people/announcement.ts'
import { isDay } from '#domain/day.ts'
import { isAddress } from '#domain/known-address.ts'
import { courses } from '#domain/pages.ts'
import { staffReason } from '#domain/people/staff-action.ts'
import { typedText } from '#domain/text/typed-text.ts'
import { route } from './define.ts'
import { address, byId, done } from './shapes.ts'
import { next } from './staff.ts'
import { atDesk } from './staff-who.ts'

const day = z.string().refine(isDay, 'Enter a real date.')

/** A page of this app, or a site with https. */
const link = z
  .string()
  .trim()
  .max(300, 'At most 300 characters.')
  .refine(
    (text) => isAddress(text) || /^https:\/\/[^\s/]+\.[^\s]+$/.test(text),
    `Enter a page of this app, such as ${courses}, or a web address with https.`,
  )

const words = (max: number, missing: string) => typedText(max).trim().min(1, missing)

/** What somebody reads above their pages until they close it. */
export const announcement = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  link: z
    .union([
      z.strictObject({ page: address, label: z.string() }),
      z.strictObject({ site: z.string(), label: z.string() }),
    ])
    .nullable(),
})
export type Announcement = z.infer<typeof announcement>

const staffAnnouncement = announcement.extend({
  roles: z.array(z.enum(announcedRoles)),
  from: z.string(),
  until: z.string(),
  state: z.enum(['planned', 'shown', 'over', 'ended']),
  /** How many people closed it. */
  closed: z.number(),
})
export type StaffAnnouncement = z.infer<typeof staffAnnouncement>

export const announcementRoutes = {
  /** Never shows it again to the caller. */
  'POST /api/announcements/:id/dismiss': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: byId,
    output: done,
    changes: ['notifications'],
  }),
}

export const staffAnnouncementRoutes = {
  /** Newest first. */
  'GET /api/staff/announcements': route({
    who: atDesk('announcements'),
    policy: 'staff',
    input: z.strictObject({ after: z.string().max(300).optional() }),
    output: z.strictObject({ announcements: z.array(staffAnnouncement), next }),
  }),
  'POST /api/staff/announcements': route({
    who: atDesk('announcements'),
    policy: 'staff',
    input: z
      .strictObject({
        title: words(80, 'Write a title.'),
        text: words(400, 'Write what you have to say.'),
        link: link.optional(),
        linkLabel: words(40, 'Write the words of the link.').optional(),
        roles: z.array(z.enum(announcedRoles)).min(1, 'Choose who it is for.'),
        from: day,
        until: day,
        reason: staffReason,
      })
      .refine(({ from, until }) => until >= from, {
        message: 'The last day is not before the first.',
        path: ['until'],
      })
      .refine(({ link: to, linkLabel }) => (to === undefined) === (linkLabel === undefined), {
        message: 'A link has an address and words.',
        path: ['linkLabel'],
      }),
    output: z.strictObject({ id: z.uuid() }),
    changes: ['staff', 'notifications'],
  }),
  'POST /api/staff/announcements/:id/end': route({
    who: atDesk('announcements'),
    policy: 'staff',
    input: byId.extend({ reason: staffReason }),
    output: done,
    changes: ['staff', 'notifications'],
  }),
}
