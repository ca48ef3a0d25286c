import { monthInWords } from './birth-month.ts'
import { kind } from './notification-kind.ts'
import { firstName } from './profile.ts'

/** What guardians and students are told of a changed month of birth. */
export const birthMonthNotifications = {
  'birth-month': kind<{
    student: string
    what: 'asked' | 'changed' | 'approved' | 'declined'
    month: string
  }>({
    label: 'Your student changes the month they were born',
    who: ['guardian'],
    mail: 'at-once',
    words: ({ student, what, month }) => ({
      title: birthMonthTitles[what](firstName(student)),
      body: birthMonthBodies[what](monthInWords(month)),
      path: '/dashboard',
    }),
  }),
  'birth-month-decided': kind<{ by: string | null; month: string; approved: boolean }>({
    label: 'An answer about the month you were born',
    who: ['student'],
    mail: 'at-once',
    words: ({ by, month, approved }) => ({
      title: `${by === null ? 'Our staff' : firstName(by)} said ${approved ? 'yes' : 'no'}: born in ${monthInWords(month)}`,
      body: approved
        ? 'Your profile is up to date.'
        : 'Your profile stays as it was. Talk it over, and ask again if it is still wrong.',
      path: '/profile',
    }),
  }),
}

const birthMonthTitles = {
  asked: (name: string) => `${name} needs your answer about their date of birth`,
  changed: (name: string) => `${name} changed the month they were born`,
  approved: (name: string) => `The new birth month of ${name} was agreed`,
  declined: (name: string) => `The new birth month of ${name} was declined`,
}

const birthMonthBodies = {
  asked: (month: string) => `They say ${month}. It counts only if you agree.`,
  changed: (month: string) => `Their profile now says ${month}.`,
  approved: (month: string) => `${month} counts from now on.`,
  declined: (month: string) => `${month} does not count. Everything stays as it was.`,
}
