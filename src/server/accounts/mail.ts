import { goesWithAccount, othersNotice } from '#domain/people/account-deletion.ts'
import { firstName } from '#domain/people/profile.ts'
import type { Role } from '#domain/people/role.ts'
import * as pages from '#domain/pages.ts'
import type { Letter } from '../mail/letter.ts'

interface Recipient {
  name: string
  email: string
}

export function resetLetter({ name, email }: Recipient, link: string): Letter {
  return {
    to: email,
    subject: 'Choose a new Upful password',
    greeting: `Hi ${firstName(name)},`,
    parts: [
      'Someone, most likely you, asked for a new password. This link works once, for one hour:',
      { kind: 'button', label: 'Choose a new password', url: link },
      'If it was not you, you can ignore this letter. Your password stays as it is.',
    ],
    why: 'You got this because someone asked for a new password for the account with this address.',
  }
}

/** The address may belong to anyone, so the letter contains nothing that the person signing up typed. */
export function confirmAddressLetter(email: string, link: string): Letter {
  return {
    to: email,
    subject: 'Confirm your email for Upful',
    greeting: 'Hello,',
    parts: [
      'Someone, most likely you, created an Upful account with this address. Open this link within seven days to confirm that it is yours:',
      { kind: 'button', label: 'Confirm my email', url: link },
      'If it was not you, ignore this letter. Nobody can act in your name unless you confirm it.',
    ],
    why: 'You got this because someone signed up for Upful with this address.',
  }
}

/** This address may belong to anyone, too. */
export function confirmEmailLetter(email: string, link: string): Letter {
  return {
    to: email,
    subject: 'Confirm your new email for Upful',
    greeting: 'Hello,',
    parts: [
      'Open this link within one hour to use this address for your Upful account:',
      { kind: 'button', label: 'Use this address', url: link },
      'If you did not ask for this, ignore this letter and nothing changes.',
    ],
    why: 'You got this because someone gave this address as the new one of an Upful account.',
  }
}

export function emailChangedLetter({ name, email }: Recipient, newEmail: string): Letter {
  return {
    to: email,
    subject: 'Your Upful email was changed',
    greeting: `Hi ${firstName(name)},`,
    parts: [
      `Your Upful account now uses ${newEmail}. If you did not do this, reset your password right away and write to us.`,
    ],
    why: 'You got this because this was the address of the account until now.',
  }
}

/** Sent immediately, so that someone with the person's unlocked phone cannot delete the account unnoticed. */
export function deletionLetter(
  { name, email, role }: Recipient & { role: Role },
  deleteAfter: Date,
  publicUrl: string,
): Letter {
  const day = longDay.format(deleteAfter)
  return {
    to: email,
    subject: `Your Upful account will be deleted on ${day}`,
    greeting: `Hi ${firstName(name)},`,
    parts: [
      `You asked us to delete your account. It will be deleted on ${day}, with ${goesWithAccount[role]}. After that, it cannot be restored.`,
      ...othersNotice[role],
      'To keep it, log in before that day and press “Keep my account” at the top of any page.',
      { kind: 'button', label: 'Log in to keep it', url: publicUrl + pages.login },
      'If it was not you, log in, keep the account, and change your password right away.',
    ],
    why: aboutYourAccount,
  }
}

/** Never gives the reason: it is written for other staff, and is better explained in a conversation. */
export function suspensionLetter(
  { name, email }: Recipient,
  { state, publicUrl }: { state: 'suspended' | 'lifted'; publicUrl: string },
): Letter {
  const contact = { kind: 'link' as const, label: 'Write to us', url: publicUrl + pages.contact }
  const [subject, ...parts] =
    state === 'suspended'
      ? [
          'Your Upful account is suspended',
          'Our staff have suspended your account. You cannot log in for now, and everything you had planned with others here is called off. Nothing in your account is deleted.',
          'If you think this is a mistake, or want to know more, write to us. You can do that without logging in.',
        ]
      : [
          'You can use your Upful account again',
          'The suspension of your account is over. Log in with your email and password. Anything that was called off in the meantime stays called off.',
          'If anything does not work, write to us.',
        ]
  return {
    to: email,
    subject,
    greeting: `Hi ${firstName(name)},`,
    parts: [...parts, contact],
    why: aboutYourAccount,
  }
}

const aboutYourAccount =
  'You got this because it is about your account. These emails cannot be turned off.'

const longDay = new Intl.DateTimeFormat('en-JM', {
  timeZone: 'America/Jamaica',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

export function addressTakenLetter(email: string, publicUrl: string): Letter {
  return {
    to: email,
    subject: 'You already have an Upful account',
    greeting: 'Hello,',
    parts: [
      'Someone tried to create a new Upful account with this address, which already has one. Nothing was changed.',
      { kind: 'button', label: 'Log in', url: publicUrl + pages.login },
      'If it was not you, you do not have to do anything.',
      { kind: 'link', label: 'I forgot my password', url: publicUrl + pages.forgotPassword },
    ],
    why: 'You got this because someone signed up with the address of your account.',
  }
}
