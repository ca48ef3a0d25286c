import { adultFrom, monthInWords } from './birth-month.ts'
import type { Day } from './day.ts'
import { kind } from './notification-kind.ts'
import { firstName } from './profile.ts'

/** What guardians and students are told of a changed month of birth. */
export const birthMonthNotifications = {
  'birth-month': kind<BirthMonthNews>({
    label: 'Your student changes the month they were born',
    who: ['guardian'],
    mail: 'at-once',
    always: true,
    words: (news) => ({ ...guardianWords[news.what](news), path: '/dashboard' }),
  }),
  'birth-month-decided': kind<{
    /** The guardians; null when it was our staff. */
    by: readonly string[] | string | null
    month: string
    approved: boolean
  }>({
    label: 'An answer about the month you were born',
    who: ['student'],
    mail: 'at-once',
    always: true,
    words: ({ by, month, approved }) => ({
      title: `${by === null ? 'Our staff' : firstNames([by].flat())} said ${approved ? 'yes' : 'no'}: born in ${monthInWords(month)}`,
      body: approved
        ? 'Your profile is up to date.'
        : 'Your profile stays as it was. Talk it over, and ask again if it is still wrong.',
      path: '/profile',
    }),
  }),
  'birth-month-moved': kind<{
    what: 'agreed' | 'to-staff'
    by: readonly string[]
    month: string
    on: Day | null
  }>({
    label: 'What happens with a new month of birth',
    who: ['student'],
    mail: 'at-once',
    always: true,
    words: ({ what, by, month, on }) =>
      what === 'agreed' && on !== null
        ? {
            title: `${firstNames(by)} agreed: born in ${monthInWords(month)}`,
            body: `It counts from ${longDay(on)}. Until then a guardian can stop it. ${ownEffect(month, on)}`,
            path: '/profile',
          }
        : {
            title: `Our staff decide whether you were born in ${monthInWords(month)}`,
            body: 'A guardian stopped it or is not linked any more. Your profile stays as it was until our staff have answered.',
            path: '/profile',
          },
  }),
}

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
  /** The guardians who decided or decide; without them it is our staff. Missing in older rows. */
  by?: readonly string[]
  /** When it counts. */
  on?: Day
}

type Words = (news: BirthMonthNews) => { title: string; body: string; contact?: true }

const guardianWords: Record<BirthMonthNews['what'], Words> = {
  asked: ({ student, month }) => ({
    title: `${firstName(student)} needs your answer about the month they were born`,
    body: `They say ${monthInWords(month)}. It counts only if every guardian we ask agrees.`,
  }),
  'asked-others': ({ student, month, by }) => ({
    title: `${firstName(student)} asks to change the month they were born`,
    body: `They say ${monthInWords(month)}. ${deciders(by)} will answer: we ask the guardians who were linked for a week or longer.`,
  }),
  'asked-staff': ({ student, month }) => ({
    title: `${firstName(student)} asks to change the month they were born`,
    body: `They say ${monthInWords(month)}. Our staff will answer. Is it wrong? Write to us.`,
    contact: true,
  }),
  changed: ({ student, month }) => ({
    title: `${firstName(student)} changed the month they were born`,
    body: `Their profile now says ${monthInWords(month)}.`,
  }),
  agreed: ({ student, month, by, on }) => ({
    title: `The new birth month of ${firstName(student)} was agreed`,
    body: `${deciders(by)} agreed to ${monthInWords(month)}.${on === undefined ? '' : ` It counts from ${longDay(on)}. ${effect(student, month, on)}`} Is this wrong? Stop it on your dashboard before then, or write to us.`,
    contact: true,
  }),
  'to-staff': ({ student, month, by = [] }) => ({
    title: `Our staff decide about the new birth month of ${firstName(student)}`,
    body: `${by.length > 0 ? `${firstNames(by)} said that ${monthInWords(month)} is wrong.` : 'A guardian who was asked is not linked any more.'} ${monthInWords(month)} does not count unless our staff agree. Do you know more? Write to us.`,
    contact: true,
  }),
  approved: ({ student, month, by, on }) => ({
    title: `The new birth month of ${firstName(student)} counts now`,
    body: `${by === undefined ? '' : `${deciders(by)} agreed to it. `}${monthInWords(month)} counts from now on.${on === undefined ? '' : ` ${effect(student, month, on)}`} Is this wrong? Write to us.`,
    contact: true,
  }),
  declined: ({ student, month, by }) => ({
    title: `The new birth month of ${firstName(student)} was declined`,
    body: `${by === undefined ? '' : `${deciders(by)} said no. `}${monthInWords(month)} does not count. Everything stays as it was.`,
  }),
}

/** What an older month means for a guardian, said before it happens. */
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

function deciders(by: readonly string[] = []): string {
  return by.length === 0 ? 'Our staff' : firstNames(by)
}

/** 'Ann', 'Ann and Ben', 'Ann, Ben and Cy' */
export function firstNames(names: readonly string[]): string {
  const first = names.map(firstName)
  return first.length < 2
    ? first.join('')
    : `${first.slice(0, -1).join(', ')} and ${first.at(-1) ?? ''}`
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

function longDay(day: Day): string {
  return days.format(new Date(day))
}
