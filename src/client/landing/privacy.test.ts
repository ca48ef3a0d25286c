import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messagesKeptDays } from '#domain/people/contact.ts'
import { minGroupSize } from '#domain/openings/teams.ts'
import { nameAndInitial } from '#domain/people/profile.ts'
import { referencesKeptDays } from '#domain/people/verification-details.ts'
import { sections } from './PrivacyPage.tsx'

type KeysOf<Each> = Each extends object ? keyof Each : never
type Promised = KeysOf<(typeof sections)[number]['points']>

/** A test: its file, and its name. */
type Proof = readonly [file: string, name: string]

const server = (folder: string, name: string): Proof => [`src/server/${folder}.test.ts`, name]

/** The tests that fail if we break a promise. A promise without a row does not compile. */
const proofs: Readonly<Record<Promised, readonly Proof[]>> = {
  told: [server('my-data/my-data', 'contains what the person entered and did, and no secrets')],
  password: [
    server(
      'accounts/sign-in',
      'a wrong password and an unknown address get the same response, after the same work',
    ),
    server('my-data/my-data', 'contains what the person entered and did, and no secrets'),
  ],
  done: [
    server('my-data/my-data', 'exports every table about a person except the ones listed here'),
  ],
  messages: [
    server(
      'contact/contact',
      'a message is deleted 90 days after it was closed, with the next one that comes',
    ),
  ],
  verification: [
    server('profiles/details', 'is deleted with the account, and when the person becomes staff'),
    server('mentoring/booking', 'sees verified mentors with only the necessary details'),
  ],
  references: [
    server(
      'profiles/details',
      'of a verified mentor are deleted after 90 days; that staff spoke to them stays recorded',
    ),
    server(
      'profiles/details',
      'are kept while the mentor waits, and deleted 90 days after a refusal',
    ),
  ],
  cookie: [server('http/guard', 'has the strict headers and a request id, and is not cached')],
  offline: [
    [
      'e2e/offline-two-people.spec.ts',
      'a shared phone: signing out leaves nothing of the person, and the next one sees only their own',
    ],
  ],
  share: [
    [
      'e2e/sharing.spec.ts',
      'shares a badge as a picture, with the name only when it is ticked; nothing is sent to us',
    ],
    [
      'src/client/parts/sharing/card-layout.test.ts',
      'neither the name nor the number is anywhere unless it is ticked',
    ],
  ],
  recording: [
    [
      'e2e/interview-practice.spec.ts',
      'a recording is played on the device, and nothing of it is sent',
    ],
    [
      'src/client/interview-practice/Recorder.test.tsx',
      'leaving while it records releases the microphone and keeps nothing',
    ],
  ],
  push: [
    server(
      'notifications/push',
      'a student gets what they chose, signed and encrypted, and without anything private',
    ),
    server('notifications/push', 'signing out ends it, for this session only'),
  ],
  guardian: [
    server('guardians/view', 'is limited to linked students'),
    server('guardians/view', 'shows what the student did, and the student sees exactly the same'),
  ],
  'guardian-never': [
    server(
      'guardians/view',
      'never includes the name of a course made for the student, or that they asked the advisor',
    ),
  ],
  'other-guardians': [
    server(
      'guardians/other-guardians',
      'a guardian sees that there is another one, but never who; the student sees all of them',
    ),
  ],
  worry: [
    server('contact/worried-guardian', 'a student is not notified of a worry and cannot see it'),
  ],
  mentor: [
    server('mentoring/mentorship', 'sees only the facts about a student that help with mentoring'),
  ],
  project: [
    server(
      'mentoring/projects',
      'is not possible on a deleted project, which the mentor no longer finds',
    ),
  ],
  business: [
    server('applications/applications', 'is only visible to its student'),
    server(
      'applications/applications',
      'is moved by the business, and accepted or withdrawn by the student',
    ),
    server('applications/applicants', 'have their avatar only next to a name that they shared'),
  ],
  'business-shown': [
    server(
      'applications/only-shown',
      'of a bot that clicks through a whole course, a business sees no badge, no skill and no course',
    ),
  ],
  employer: [
    server('businesses/figures', 'are rounded averages without any name or id'),
    server(
      'businesses/figures',
      'do not change until Monday when people join, leave, learn or are deleted',
    ),
  ],
  staff: [
    server(
      'staff/people',
      'a record opens for an hour, only for the staff member who gave a reason',
    ),
    server('staff/log', 'the log refuses "%s"'),
  ],
  'staff-never': [
    server(
      'staff/nothing-private',
      'no response of the staff desk contains a chat, a struggle, a reflection, work or an answer',
    ),
  ],
  ai: [
    server(
      'advisor/what-leaves',
      'what is sent to the provider identifies no one: no name, e-mail, school, phone or date of birth',
    ),
    server('course-orders/drafted-courses', 'never sends the student’s identity to the provider'),
  ],
  'ai-off': [
    server(
      'advisor/what-leaves',
      'nothing is sent to the provider when the student has turned AI off',
    ),
    server('course-orders/drafted-courses', 'sends nothing when the student has turned AI off'),
  ],
  asked: [
    server(
      'advisor/asked',
      'is counted for staff without a name, a number or a word of fewer than three people',
    ),
    server('advisor/asked', 'forgets the questions of somebody who deleted the conversation'),
  ],
  danger: [
    server('advisor/what-leaves', 'crisis words are answered without a call to the provider'),
  ],
  'badge-asked': [
    server('badges/badges', 'nothing about the student is in it but the name they chose'),
  ],
  'badge-page': [
    server(
      'badges/badges',
      'is on the page when the student shows it there, and guardians of a minor are told by letter too',
    ),
  ],
  'badge-minor': [
    server(
      'badges/badges',
      'of a minor is the first name and an initial, whatever they choose, and no name is on the page',
    ),
  ],
  'badge-back': [
    server(
      'badges/independent-check',
      'an independent library sees in the signed list that a badge was taken back, and no other',
    ),
    server('badges/independent-check', 'a badge of a deleted account is seen as taken back'),
  ],
  emails: [
    server(
      'notifications/letters',
      'stops letters of one kind with a single POST from a mail client, without a log-in',
    ),
    server('notifications/settled', 'emails that ask a guardian for approval cannot be turned off'),
  ],
  weekly: [
    server(
      'guardians/weekly-letter',
      'a guardian who turned the weekly letter off gets none, but sees the week under the bell',
    ),
  ],
  young: [
    server('accounts/too-young', 'is stopped, and changing to an older month needs staff'),
    server('accounts/too-young', 'is open again once staff approve another month'),
  ],
  approval: [
    server(
      'guardians/view',
      'is needed by minors and students without an age, once per kind, but not by adults',
    ),
  ],
  older: [
    server('guardians/birth-month-deciders', 'all have to agree, and one refusal ends the request'),
    server(
      'guardians/birth-month-deciders',
      'can be stopped by any guardian, even one whose link ended recently, and goes to staff',
    ),
    server(
      'guardians/birth-months',
      'is an adult three days after the guardian agrees, and the history shows who did',
    ),
  ],
  correct: [
    server('accounts/first-minute', 'is stored in the profile, shown back, changed and exported'),
  ],
  export: [
    server('my-data/my-data', 'exports every table about a person except the ones listed here'),
    server(
      'my-data/my-data',
      'lists every column that refers to a person, or the table is excluded from the export',
    ),
  ],
  delete: [
    server('accounts/settings', 'takes seven days, then deletes everything'),
    server('my-data/my-data', 'every personal table is emptied when the account is deleted'),
    server(
      'guardians/deleted-accounts',
      'when the account is deleted, the guardian gets the same notification as for any link that ends, and no more',
    ),
  ],
}

/** The name is written after `test(`, or in a line of its row of `test.for`. */
function namesTest(source: string, name: string): boolean {
  return [`test('${name}'`, `])('${name}'`, `\n  '${name}'`, `\n    '${name}'`].some((start) =>
    source.includes(start),
  )
}

const promises = sections.flatMap(({ points }) => Object.entries(points))
const text = promises.map(([, words]) => words).join('\n')

test.for(Object.entries(proofs))('the tests of the promise "%s" exist', ([id, named]) => {
  expect(promises.map(([each]) => each)).toContain(id)
  expect(named.length).toBeGreaterThan(0)
  for (const [file, name] of named) {
    const source = readFileSync(file, 'utf8')
    expect([file, namesTest(source, name)]).toEqual([file, true])
  }
})

test('every promise has its tests, and each is made once', () => {
  const ids = promises.map(([id]) => id)
  expect(ids.toSorted()).toEqual(Object.keys(proofs).toSorted())
})

test('the figures on the page are those of the rules', () => {
  expect(nameAndInitial('Shanice Brown')).toBe('Shanice B.')
  expect(minGroupSize).toBe(5)
  expect(text).toContain('groups of five or more people')
  expect(text).toContain(`${messagesKeptDays} days or more after we answer`)
  expect(text).toContain(`${referencesKeptDays} days after our staff decided`)
})

test('the page describes only what exists', () => {
  expect(text).not.toMatch(/\bCV\b|nickname|résumé/i)
})

test('a fifteen-year-old can read it: short sentences of short words', () => {
  const sentences = text.split(/[.:?!]\s/)
  const words = text.split(/\s+/)
  expect(words.length / sentences.length).toBeLessThan(17)
  expect(words.filter((word) => word.length > 11).length / words.length).toBeLessThan(0.03)
})
