import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'

/** What one side of a link calls the other. */
export type OtherRole = 'student' | 'guardian'

/** What the other person does with a code, step by step. */
export function stepsFor(otherRole: OtherRole, origin: string): string[] {
  return otherRole === 'guardian'
    ? [
        `Your guardian opens ${addressFor(origin)} and signs up as a guardian.`,
        'They confirm their email, then type the code on their Home page, under “Link with your student”.',
        'You confirm it here, on this page.',
      ]
    : [
        `Your student logs in at ${origin}, or signs up there as a student.`,
        'They open “My guardians” in the menu under their initials, and type the code there.',
        'You confirm it on your Home page.',
      ]
}

/** The same as a message to send. Its link fills in the code, so that nobody has to copy it. */
export function handOverText(code: string, otherRole: OtherRole, origin: string): string {
  return otherRole === 'guardian'
    ? `Please be my guardian on Upful. Sign up as a guardian here and confirm your email: ${addressFor(origin, { from: href(pages.dashboard, { code }) })} Then press “Link with this code” on your Home page. The code is ${code}. It works once.`
    : `Link with me on Upful. Log in here, and press “Link with this code” under “My guardians”: ${origin}${href(pages.guardians, { code })} The code is ${code}. It works once.`
}

/** Tells a guardian about the invitation in their mailbox. */
export function invitationText(email: string, origin: string): string {
  return `I invited you to follow my progress on Upful, a free career app. Look for the email from Upful, or sign up as a guardian here with ${email}: ${addressFor(origin, { email })}`
}

function addressFor(origin: string, more: { from?: string; email?: string } = {}): string {
  return origin + href(pages.signUp, { type: 'ally', ...more })
}
