import { createHash } from 'node:crypto'
import type { PersonToVerify } from '#contract/staff.ts'

type Card = Omit<PersonToVerify, 'seen'>

/** A fingerprint of everything a card shows: its state, then one hash per field. */
export function seenOf(card: Card): string {
  return [stateIn(card), ...fieldsOf(card).map(({ value }) => hashOf(value))].join('.')
}

/** The labels of the fields that have changed since `seen` was made. */
export function changedSince(seen: string, card: Card): string[] {
  const [, ...hashes] = seen.split('.')
  const fields = fieldsOf(card)
  if (hashes.length !== fields.length) return ['profile']
  return fields
    .filter(({ value }, index) => hashOf(value) !== hashes[index])
    .map(({ label }) => label.toLowerCase())
}

/** Includes the time of the last answer, to tell a second refusal from the first. */
function stateIn({ state, answer }: Card): string {
  return answer === null ? state : `${state}-${Date.parse(answer.at)}`
}

export function sameState(seen: string, card: Card): boolean {
  return seen.split('.')[0] === stateIn(card)
}

function fieldsOf(card: Card): { label: string; value: string }[] {
  const { name, details, website, bio, email, emailMatch } = card
  return [
    { label: 'name', value: name },
    ...details,
    { label: 'website', value: website ?? '' },
    { label: 'text about them', value: bio },
    { label: 'email', value: `${email} ${emailMatch === 'not-confirmed'}` },
  ]
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url').slice(0, 16)
}
