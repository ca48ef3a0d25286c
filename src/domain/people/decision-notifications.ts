import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { kind } from './notification-kind.ts'
import { reasonWords } from './staff-answers.ts'

/** Notifications about work waiting for staff, and to mentors and businesses once staff have decided. */
export const decisionNotifications = {
  'work-waits': kind<{ what: keyof typeof waitingWork; name: string }>({
    label: 'Somebody is waiting for your decision',
    who: ['staff'],
    mail: 'at-once',
    words: ({ what, name }) => waitingWork[what](name),
  }),
  'verification-decided': kind<{
    decision: keyof typeof verificationWords
    /** Keys of the lists in `staff-answers.ts`. */
    reasons?: readonly string[]
  }>({
    label: 'Our staff decide about your account',
    who: ['mentor', 'business'],
    mail: 'at-once',
    words: ({ decision, reasons = [] }) => {
      const { title, body, path, contact } = verificationWords[decision]
      return { title, body: withReasons(body, reasons), path, ...contact }
    },
  }),
  'posting-decided': kind<{
    title: string
    decision: keyof typeof postingWords
    reasons?: readonly string[]
  }>({
    label: 'Our staff decide about your openings',
    who: ['business'],
    mail: 'at-once',
    words: ({ title, decision, reasons = [] }) => ({
      title: `${title}: ${postingWords[decision].title}`,
      body: withReasons(postingWords[decision].body, reasons),
      path: pages.postings,
      ...postingWords[decision].contact,
    }),
  }),
}

const waitingWork = {
  verification: (name: string) => ({
    title: `${name} is waiting to be verified`,
    body: 'Read their profile and speak to them.',
    path: href(pages.staff, { desk: 'verification' }),
  }),
  message: (name: string) => ({
    title: 'Somebody wrote to us',
    body: `It is about: ${name}`,
    path: href(pages.staff, { desk: 'messages' }),
  }),
  opening: (name: string) => ({
    title: `Held opening: ${name}`,
    body: 'Students do not see it until you have read it.',
    path: href(pages.staff, { desk: 'posts' }),
  }),
  'birth-month': (name: string) => ({
    title: `${name} asks to change their month of birth`,
    body: 'There is no guardian to ask, so you decide.',
    path: href(pages.staff, { desk: 'birth-months' }),
  }),
  'mentor-stop': (name: string) => ({
    title: `A guardian of ${name} asks to allow a mentor again`,
    body: 'The guardian who stopped the mentor is not linked any more. Open the record of the student to decide.',
    path: href(pages.staff, { desk: 'people' }),
  }),
}

const contact = { contact: true } as const

const verificationWords = {
  verified: {
    title: 'Your account is verified',
    body: 'You can use everything now.',
    path: pages.dashboard,
    contact: {},
  },
  refused: {
    title: 'We could not verify your account',
    body: 'You can change your profile and send it again. Write to us if you think this is a mistake.',
    path: pages.profile,
    contact,
  },
  'asked-more': {
    title: 'We need a little more from you',
    body: 'Add it to your profile, then press Send again.',
    path: pages.profile,
    contact,
  },
  'checked-again': {
    title: 'Our staff are checking your account again',
    body: 'You changed something they had checked. Students see you and your openings again after that.',
    path: pages.dashboard,
    contact: {},
  },
  'took-back': {
    title: 'Your account is not verified any more',
    body: 'We are looking at it again. Write to us if you think this is a mistake.',
    path: pages.dashboard,
    contact,
  },
}

const postingWords = {
  published: {
    title: 'your opening is published',
    body: 'Students can see it now.',
    contact: {},
  },
  held: {
    title: 'your opening is held',
    body: 'Students cannot see it. Change it and send it for a fresh look, or write to us.',
    contact,
  },
  removed: {
    title: 'your opening was removed',
    body: 'It breaks the rules for openings. Write to us if you think this is a mistake.',
    contact,
  },
}

function withReasons(body: string, reasons: readonly string[]): string {
  return [...reasonWords(reasons), body].join('\n')
}
