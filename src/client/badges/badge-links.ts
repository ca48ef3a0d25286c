import type { OwnBadge } from '#contract/badges.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { dayOf } from '../app/dates.ts'

/** The address of the public page, to be sent to somebody. */
export function publicAddress(id: string): string {
  return new URL(href(pages.badge, { id }), location.origin).href
}

/** Opens LinkedIn's form for a certification with everything filled in. */
export function linkedInAddress({ id, title, givenAt }: OwnBadge): string {
  const [year = '', month = ''] = dayOf(givenAt).split('-')
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: 'Upful',
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: publicAddress(id),
    certId: id,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}
