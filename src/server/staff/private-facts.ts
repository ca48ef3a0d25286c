import type { PersonToVerify } from '#contract/staff.ts'
import { shownPhone } from '#domain/safety/phone-number.ts'
import { listed, staffDetails, references } from '#domain/people/verification-details.ts'
import type { PrivateDetails } from '../profiles/detail-queries.ts'

type Fact = PersonToVerify['details'][number]

/** The details staff look up about a person, with links to call, write or open. */
export function privateFacts(
  role: PersonToVerify['role'],
  details: PrivateDetails,
  referencesSpokenAt: Date | null,
): Fact[] {
  const facts = staffDetails(role, details).map(([label, value]) => ({
    label,
    value,
    ...hrefOf(label === 'Phone' ? details.phone : label === 'LinkedIn' ? value : null),
  }))
  return role === 'mentor' ? [...facts, ...referenceFacts(details, referencesSpokenAt)] : facts
}

function referenceFacts(details: PrivateDetails, spokenAt: Date | null): Fact[] {
  const facts = references.flatMap(([name, knows, contact], index): Fact[] => [
    { label: `Reference ${index + 1}`, value: listed([details[name], details[knows]]) },
    {
      label: `Contact of reference ${index + 1}`,
      value: shownPhone(details[contact] ?? ''),
      ...hrefOf(details[contact]),
    },
  ])
  if (spokenAt === null) return facts
  const isGone = facts.every(({ value }) => value === '')
  const spoken = `Staff spoke to both on ${spokenOn.format(spokenAt)}.`
  return [
    ...(isGone ? [] : facts),
    {
      label: 'References',
      value: isGone ? `${spoken} The references have since been deleted.` : spoken,
    },
  ]
}

const spokenOn = new Intl.DateTimeFormat('en-JM', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Jamaica',
})

function hrefOf(text: string | null): { href?: string } {
  if (text === null || text === '') return {}
  if (text.startsWith('+')) return { href: `tel:${text}` }
  return { href: text.includes('@') ? `mailto:${text}` : text }
}
