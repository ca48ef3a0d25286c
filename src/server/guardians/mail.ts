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
  const { email } = invitation
  const link = `${publicUrl}${href(pages.signUp, { type: 'ally', from: pages.dashboard, email })}`
  return {
    to: invitation.email,
    subject: `${name} invites you to follow their progress on Upful`,
    greeting: 'Hello,',
    parts: [
      `${name} is learning and looking for work with Upful, a free career app for young people in Jamaica, and gave your address as their guardian's. As a guardian you see how they get on: level, streak, courses, scores and applications. Never their chats or private writing.`,
      `Join with this email address, and confirm it. ${name}’s invitation then waits on your Home page. When you say yes, ${name} confirms that it is you.`,
      { kind: 'button', label: 'Join as a guardian', url: link },
      'Do you have an account with this address? Log in, and the invitation is on your Home page. This code does the same:',
      { kind: 'code', label: `Code from ${name}`, code: invitation.code },
      `The invitation is good for ${codeGoodForDays} days. If you do not know ${name}, you can ignore this letter, and nothing will happen.`,
      { kind: 'link', label: 'Never write to this address again', url: never },
    ],
    why: `You got this because ${name} gave us your address.`,
  }
}
