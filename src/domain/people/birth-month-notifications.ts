import * as pages from '#domain/pages.ts'
import { adultFrom, monthInWords } from './birth-month.ts'
import type { StaffReason } from './birth-month-decision.ts'
import type { Day } from '#domain/day.ts'
import { longDay } from '#domain/ledger/long-day.ts'
import { kind } from './notification-kind.ts'
import { firstName } from './profile.ts'

/** Notifications to guardians and students about a changed month of birth. */
export const birthMonthNotifications = {
  'birth-month': kind<BirthMonthNews>({
    label: 'Your student changes the month they were born',
    who: ['guardian'],
    mail: 'at-once',
    always: true,
    words: (news) => ({ ...guardianWords[news.what](news), path: pages.dashboard }),
  }),
  'birth-month-decided': kind<{
    /** The guardians; null for our staff. */
    by: readonly string[] | string | null
    month: string
    approved: boolean
  }>({
    label: 'An answer about the month you were born',
    who: ['student'],
    mail: 'at-once',
    always: true,
    words: ({ by, month, approved }) => ({
      title: `${by === null ? 'Our staff' : firstNames([by].flat())} ${approved ? 'approved' : 'did not approve'} your month of birth: ${monthInWords(month)}`,
      body: approved
        ? 'Your profile is up to date.'
        : 'Your profile stays as it was. Talk it over, and ask again if it is still wrong.',
      path: pages.profile,
    }),
  }),
  'birth-month-moved': kind<{
    what: 'agreed' | 'to-staff'
    by: readonly string[]
    month: string
    on: Day | null
    reason?: StaffReason
  }>({
    label: 'What happens with a new month of birth',
    who: ['student'],
    mail: 'at-once',
    always: true,
    words: ({ what, by, month, on, reason }) =>
      what === 'agreed' && on !== null
        ? {
            title: `${firstNames(by)} approved your month of birth: ${monthInWords(month)}`,
            body: `It counts from ${longDay(on)}. Until then a guardian can stop it. ${ownEffect(month, on)}`,
            path: pages.profile,
          }
        : {
            title: `Our staff decide whether you were born in ${monthInWords(month)}`,
            body: `${movedBecause(reason)} Your profile stays as it was until our staff have answered.`,
            path: pages.profile,
          },
  }),
}

/** Does not name any guardian: those of one student need not know each other. */
export interface BirthMonthNews {
  student: string
  what:
    | 'asked'
    | 'asked-others'
    | 'asked-staff'
    | 'changed'
    | 'agreed'
    | 'to-staff'
    | 'approved'
    | 'declined'
  month: string
  /** Who decided; missing if nobody did. */
  decided?: 'guardians' | 'staff'
  /** Why our staff decide now. */
  reason?: StaffReason
  /** When it counts. */
  on?: Day
}

type Words = (news: BirthMonthNews) => { title: string; body: string; contact?: true }

const guardianWords: Record<BirthMonthNews['what'], Words> = {
  asked: ({ student, month }) => ({
    title: `${firstName(student)} needs your answer about the month they were born`,
    body: `They say ${monthInWords(month)}. It counts only if every guardian we ask approves it. Answer on your dashboard.`,
  }),
  'asked-others': ({ student, month }) => ({
    title: `${firstName(student)} asks to change the month they were born`,
    body: `They say ${monthInWords(month)}. The guardians who have been linked for a week or longer answer this.`,
  }),
  'asked-staff': ({ student, month }) => ({
    title: `${firstName(student)} asks to change the month they were born`,
    body: `They say ${monthInWords(month)}. Our staff will answer. Say on your dashboard whether it is right or wrong, or write to us.`,
    contact: true,
  }),
  changed: ({ student, month }) => ({
    title: `${firstName(student)} changed the month they were born`,
    body: `Their profile now says ${monthInWords(month)}. If it is wrong, write to us.`,
    contact: true,
  }),
  agreed: ({ student, month, on }) => ({
    title: `The new birth month of ${firstName(student)} was approved`,
    body: `Every guardian we asked approved ${monthInWords(month)}.${on === undefined ? '' : ` It counts from ${longDay(on)}. ${effect(student, month, on)}`} If it is wrong, stop it on your dashboard before then, or write to us.`,
    contact: true,
  }),
  'to-staff': ({ student, month, reason }) => ({
    title: `Our staff decide about the new birth month of ${firstName(student)}`,
    body: `${becauseOf(reason, month)} ${monthInWords(month)} does not count unless our staff approve it. If you know more, write to us.`,
    contact: true,
  }),
  approved: ({ student, month, decided, on }) => ({
    title: `The new birth month of ${firstName(student)} counts now`,
    body: `${decided === undefined ? '' : `${deciders[decided]} approved it. `}${monthInWords(month)} counts from now on.${on === undefined ? '' : ` ${effect(student, month, on)}`} If it is wrong, write to us.`,
    contact: true,
  }),
  declined: ({ student, month, decided }) => ({
    title: `The new birth month of ${firstName(student)} was not approved`,
    body: `${decided === undefined ? '' : decided === 'staff' ? 'Our staff did not approve it. ' : 'A guardian did not approve it. '}${monthInWords(month)} does not count. Everything stays as it was.`,
  }),
}

const deciders = { guardians: 'Every guardian we asked', staff: 'Our staff' } as const

function becauseOf(reason: StaffReason | undefined, month: string): string {
  if (reason === 'objected') return `A guardian told us that ${monthInWords(month)} is wrong.`
  if (reason === 'link-ended') return 'A guardian who was asked is not linked any more.'
  return 'Guardians are not asked about it any more.'
}

function movedBecause(reason: StaffReason | undefined): string {
  if (reason === 'objected') return 'A guardian told us that it is wrong.'
  if (reason === 'link-ended') return 'A guardian we asked is not linked any more.'
  return 'Your guardians are not asked about it any more.'
}

/** What an older month means for a guardian, told in advance. */
export function effect(student: string, month: string, on: Day): string {
  const adult = adultFrom(month)
  const name = firstName(student)
  const from = adult > on ? `From ${longDay(adult)}` : 'From then on'
  return `${from} ${name} counts as an adult: nothing needs your approval, and you will not see their progress any more unless they choose to share it.`
}

function ownEffect(month: string, on: Day): string {
  const adult = adultFrom(month)
  const from = adult > on ? `From ${longDay(adult)}` : 'From then on'
  return `${from} you count as an adult, and your guardians see your progress only if you renew the link.`
}

/** 'Ann', 'Ann and Ben', 'Ann, Ben and Cy' */
export function firstNames(names: readonly string[]): string {
  const first = names.map(firstName)
  return first.length < 2
    ? first.join('')
    : `${first.slice(0, -1).join(', ')} and ${first.at(-1) ?? ''}`
}
