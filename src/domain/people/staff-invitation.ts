import { z } from 'zod'
import { email } from './profile-input.ts'
import { linkCodeFrom } from './link-code.ts'

export const invitationGoodForDays = 7

const half = 8

/** Twice as long as the code of a link, because it lets somebody work with the records of people. */
export function invitationCodeFrom(bytes: Uint8Array): string {
  return `${linkCodeFrom(bytes.slice(0, half))}-${linkCodeFrom(bytes.slice(half))}`
}

/** Normalizes a typed code: case, spaces and dashes do not matter. */
export function typedInvitationCode(text: string): string {
  const signs = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return (signs.match(/.{1,4}/g) ?? []).join('-')
}

export const invitedEmail = z.string().max(254).pipe(email())
