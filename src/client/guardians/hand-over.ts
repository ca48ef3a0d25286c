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

/** The same as a message to send. */
export function handOverText(code: string, otherRole: OtherRole, origin: string): string {
  return otherRole === 'guardian'
    ? `Please be my guardian on Upful. Sign up as a guardian at ${addressFor(origin)}, confirm your email, then type this code on your Home page under “Link with your student”: ${code}. It works once.`
    : `Link with me on Upful. Log in at ${origin}, open “My guardians” and type this code: ${code}. It works once.`
}

function addressFor(origin: string): string {
  return origin + href(pages.signUp, { type: 'ally' })
}
