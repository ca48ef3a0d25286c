import {
  notificationKinds,
  notificationTypes,
  notificationWords,
} from '#domain/people/notifications.ts'
import { calendarFile } from '#domain/text/calendar-file.ts'
import {
  addressTakenLetter,
  confirmAddressLetter,
  confirmEmailLetter,
  deletionLetter,
  emailChangedLetter,
  resetLetter,
  suspensionLetter,
} from '../accounts/mail.ts'
import { staffChangedLetter, staffInvitationLetter } from '../accounts/staff-mail.ts'
import { questionLetter } from '../cases/mail.ts'
import { answerLetter } from '../contact/mail.ts'
import { invitationLetter } from '../guardians/mail.ts'
import type { Letter } from '../mail/letter.ts'
import { notificationLetter } from '../notifications/mail.ts'
import { sampleNotifications } from './sample-notifications.ts'
import { colleagueLetter } from '../businesses/mail.ts'

const publicUrl = 'https://upful.example'
const recipient = { name: 'Tevin Brown', email: 'tevin@example.com' }
const link = `${publicUrl}/reset-password?token=sample`
const withLinks = {
  publicUrl,
  unsubscribe: `${publicUrl}/unsubscribe?token=sample`,
  calendars: [],
}

const meeting = calendarFile(
  {
    uid: 'mentor-session-1@upful.example',
    sequence: 0,
    changedAt: new Date('2026-12-01T12:00:00Z'),
    time: {
      startsAt: new Date('2026-12-03T21:30:00Z'),
      endsAt: new Date('2026-12-03T22:00:00Z'),
    },
    title: 'Mentor session with Nadine',
    details: '',
    place: null,
    url: `${publicUrl}/mentor-sessions/1`,
    cancelled: false,
  },
  { name: 'Upful', organizer: 'no-reply@upful.example' },
)

/** One of each letter that we send, by its name. */
export function sampleLetters(): Map<string, Letter> {
  return new Map([...ownLetters(), ...notificationLetters(), ['a digest', digest()]])
}

function ownLetters(): [name: string, letter: Letter][] {
  const { email } = recipient
  const person = { ...recipient, role: 'student' as const }
  const invitation = {
    email: 'yvonne@example.com',
    student: recipient.name,
    code: 'ABCD-2345',
    neverToken: 'sample',
  }
  return [
    ['reset-password', resetLetter(recipient, link)],
    ['confirm-address', confirmAddressLetter(email, link)],
    ['confirm-email', confirmEmailLetter(email, link)],
    ['email-changed', emailChangedLetter(recipient, 'tevin.brown@example.com')],
    ['deletion', deletionLetter(person, new Date('2026-12-11T12:00:00Z'), publicUrl)],
    ['suspension', suspensionLetter(recipient, { state: 'suspended', publicUrl })],
    ['suspension, lifted', suspensionLetter(recipient, { state: 'lifted', publicUrl })],
    [
      'staff-invitation',
      staffInvitationLetter(email, {
        by: 'Grace Reid',
        role: 'content',
        code: 'ABCD-2345-EFGH-6789',
        publicUrl,
      }),
    ],
    ['staff-changed', staffChangedLetter(recipient, { role: 'support', publicUrl })],
    ['staff-changed, removed', staffChangedLetter(recipient, { role: null, publicUrl })],
    ['address-taken', addressTakenLetter(email, publicUrl)],
    ['invitation', invitationLetter(invitation, publicUrl)],
    [
      'invitation of a colleague',
      colleagueLetter({ ...invitation, business: 'Ital Foods', seat: 'recruiter' }, publicUrl),
    ],
    [
      'contact-question',
      questionLetter(email, {
        message: 'How do I add a second guardian?',
        questions: ['When did it begin?'],
        link: `${publicUrl}/tell-us-more?token=sample`,
      }),
    ],
    [
      'contact-answer',
      answerLetter(email, {
        message: 'How do I add a second guardian?',
        answer: 'Make a new code under “My guardians” and give it to them.',
      }),
    ],
  ]
}

function notificationLetters(): [name: string, letter: Letter][] {
  return notificationTypes.flatMap((type) => {
    const words = notificationWords(type, sampleNotifications[type] ?? {})
    if (words === null || sampleNotifications[type] === undefined) return []
    const { label, always } = notificationKinds[type]
    const isFixed = always === true
    return [
      [
        type,
        notificationLetter(recipient, [words], {
          ...withLinks,
          unsubscribe: isFixed ? null : withLinks.unsubscribe,
          label: isFixed ? null : label,
          calendars: type === 'session-soon' ? [meeting] : [],
        }),
      ] satisfies [string, Letter],
    ]
  })
}

function digest(): Letter {
  const types = ['application-moved', 'session-soon', 'deadlines-near'] as const
  return notificationLetter(
    recipient,
    types.flatMap((type) => notificationWords(type, sampleNotifications[type]) ?? []),
    { ...withLinks, label: notificationKinds['application-moved'].label, calendars: [meeting] },
  )
}
