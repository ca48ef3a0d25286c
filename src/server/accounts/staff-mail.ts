import { firstName } from '#domain/people/profile.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { invitationGoodForDays } from '#domain/people/staff-invitation.ts'
import { staffRoleLabels, staffRoleMeanings, type StaffRole } from '#domain/people/staff-role.ts'
import type { Letter } from '../mail/letter.ts'

interface Invitation {
  /** The name of the lead. */
  by: string
  role: StaffRole
  code: string
  publicUrl: string
}

/** The only place where the code is ever written. */
export function staffInvitationLetter(
  email: string,
  { by: name, role, code, publicUrl }: Invitation,
): Letter {
  return {
    to: email,
    subject: `${name} invites you to the staff of Upful`,
    greeting: 'Hello,',
    parts: [
      `${name} asks you to work with the staff of Upful, a career app for young people in Jamaica. Your role: ${staffRoleLabels[role]}. ${staffRoleMeanings[role]}`,
      { kind: 'button', label: 'Join the staff', url: publicUrl + href(pages.joinStaff, { code }) },
      `If the button does not work, open ${publicUrl}${pages.joinStaff} and type this code:`,
      { kind: 'code', label: 'Your code', code },
      `The code works once, for ${invitationGoodForDays} days. Do not pass it on: anybody who has it can join in your place.`,
      'If you do not know what this is about, ignore this letter, and nothing will happen.',
    ],
    why: `You got this because ${name} gave us your address.`,
  }
}

/** With the new role, or null for somebody who is not staff any more. The reason is written for colleagues, and not told. */
export function staffChangedLetter(
  { name, email }: { name: string; email: string },
  { role, publicUrl }: { role: StaffRole | null; publicUrl: string },
): Letter {
  return {
    to: email,
    subject:
      role === null ? 'You are not staff of Upful any more' : 'Your role at Upful has changed',
    greeting: `Hi ${firstName(name)},`,
    parts: [
      ...(role === null
        ? [
            'A lead has ended your work with the staff of Upful. You were signed out, and your account is closed.',
          ]
        : [
            `A lead has changed your role to ${staffRoleLabels[role]}. ${staffRoleMeanings[role]} The menu of your desk shows what that is.`,
          ]),
      'If this is a mistake, speak to a lead, or write to us.',
      { kind: 'link', label: 'Write to us', url: publicUrl + pages.contact },
    ],
    why: 'You got this because it is about your account. These emails cannot be turned off.',
  }
}
