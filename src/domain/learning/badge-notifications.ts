import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { kind } from '#domain/people/notification-kind.ts'
import { firstName } from '#domain/people/profile.ts'

/** Notifications about badges, to the student and to the guardians of a minor. */
export const badgeNotifications = {
  'badge-published': kind<{ student: string; badge: string; name: string; id: string }>({
    label: 'Your student puts their name on the page of a badge',
    who: ['guardian'],
    mail: 'at-once',
    words: ({ student, badge, name, id }) => ({
      title: `${firstName(student)} put their name on the page of a badge: ${badge}`,
      body: `Anybody who has the link sees “${name}” and what the badge is for. Search engines are told to leave the page out. ${firstName(student)} can take the name off at any time.`,
      path: href(pages.badge, { id }),
    }),
  }),
  'badge-stopped': kind<{ badge: string }>({
    label: 'Our staff take back a badge of yours',
    who: ['student'],
    mail: 'at-once',
    words: ({ badge }) => ({
      title: `Our staff took back your badge: ${badge}`,
      body: 'Its page now says that it does not count. If you think that this is wrong, write to us.',
      path: pages.badges,
      contact: true,
    }),
  }),
}
