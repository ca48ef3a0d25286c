import { dayOf, type Day } from '#domain/day.ts'
import { htmlText } from '#domain/text/html-text.ts'
import type { OpeningKind } from './opening.ts'
import type { PayPeriod } from './pay.ts'
import type { Place } from './place.ts'

export interface PublicPosting {
  id: string
  title: string
  description: string
  organisation: string
  website: string | null
  kind: OpeningKind
  place: Place
  location: string
  deadline: Day | null
  publishedAt: Date
  pay: { amount: number; period: PayPeriod } | null
}

/** The schema.org JobPosting of one of our own postings, for search engines. */
export function jobPostingOf(posting: PublicPosting): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: posting.title,
    description: htmlOf(posting.description),
    identifier: { '@type': 'PropertyValue', name: 'Upful', value: posting.id },
    datePosted: dayOf(posting.publishedAt),
    ...(posting.deadline === null ? {} : { validThrough: endOf(posting.deadline) }),
    employmentType: employmentTypes[posting.kind],
    hiringOrganization: {
      '@type': 'Organization',
      name: posting.organisation,
      ...(posting.website === null ? {} : { sameAs: posting.website }),
    },
    ...placeOf(posting),
    ...(posting.pay === null ? {} : { baseSalary: salaryOf(posting.pay) }),
    directApply: true,
  }
}

function placeOf({ place, location }: PublicPosting): Record<string, unknown> {
  if (place === 'remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Jamaica' },
    }
  }
  const locality = location.split(',')[0]?.trim() ?? location
  const region = place === 'islandwide' || place === 'abroad' ? {} : { addressRegion: place }
  const address = {
    '@type': 'PostalAddress',
    addressLocality: locality,
    ...region,
    addressCountry: 'JM',
  }
  return { jobLocation: { '@type': 'Place', address } }
}

function salaryOf(pay: { amount: number; period: PayPeriod }): Record<string, unknown> {
  return {
    '@type': 'MonetaryAmount',
    currency: 'JMD',
    value: {
      '@type': 'QuantitativeValue',
      value: pay.amount,
      unitText: pay.period.toUpperCase(),
    },
  }
}

/** The last second of the day in Jamaica. */
function endOf(day: Day): string {
  return `${day}T23:59:59-05:00`
}

/** The description must be HTML: text becomes paragraphs and is escaped. */
function htmlOf(text: string): string {
  const paragraphs = htmlText(text)
    .split(/\n{2,}/)
    .map((each) => `<p>${each.replaceAll('\n', '<br>')}</p>`)
  return paragraphs.join('')
}

const employmentTypes: Readonly<Record<OpeningKind, string>> = {
  internship: 'INTERN',
  'part-time': 'PART_TIME',
  'full-time': 'FULL_TIME',
  contract: 'CONTRACTOR',
  training: 'OTHER',
  volunteer: 'VOLUNTEER',
}
