import * as pages from '#domain/pages.ts'
import { SideLinks, type Side } from '../app/SideLinks.tsx'

const sides: readonly Side[] = [
  { to: pages.dashboard, label: 'Overview' },
  { to: pages.postings, label: 'Openings' },
  { to: pages.teams, label: 'Teams' },
]

/** Links between the pages of a business. */
export function BusinessLinks() {
  return <SideLinks label="Your business" sides={sides} only="business" />
}
