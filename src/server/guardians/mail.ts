import { codeGoodForDays } from '#domain/people/link-code.ts'
import { nameForLetter } from '#domain/people/profile.ts'
import * as pages from '#domain/pages.ts'
import { href } from '#domain/href.ts'
import type { Letter } from '../mail/letter.ts'

/** Unsolicited, so the only thing the student typed in it is a first name made of letters. */
export function invitationLetter(
  invitation: { email: string; student: string; code: string; neverToken: string },
  publicUrl: string,
): Letter {
  const name = nameForLetter(invitation.student)
  const never = `${publicUrl}${href(pages.noInvitations, { token: invitation.neverToken })}`
  const link = `${publicUrl}${href(pages.signUp, { type: 'ally', from: pages.dashboard })}`
  return {
    to: invitation.email,
    subject: `${name} invites you to follow their progress on Upful`,
    greeting: 'Hello,',
    parts: [
      `${name} is learning and looking for work with Upful, a free career app for young people in Jamaica, and gave your address as their guardian's. As a guardian you see how they get on: level, streak, courses, scores and applications. Never their chats or private writing.`,
      '1. Join as a guardian, with this email address:',
      { kind: 'button', label: 'Join as a guardian', url: link },
      `2. On your dashboard, enter this code: ${invitation.code}`,
      `3. ${name} confirms that it is you.`,
      `The code works once, for ${codeGoodForDays} days. If you do not know ${name}, you can ignore this letter, and nothing will happen.`,
      { kind: 'link', label: 'Never write to this address again', url: never },
    ],
  }
}
