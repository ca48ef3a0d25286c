import { SideLinks, type Side } from '../app/SideLinks.tsx'

const sides: readonly Side[] = [
  { path: '/dashboard', label: 'Overview' },
  { path: '/business/postings', label: 'Openings' },
  { path: '/business/teams', label: 'Teams' },
]

/** The way between the pages of a business. */
export function BusinessLinks() {
  return <SideLinks label="Your business" sides={sides} only="business" />
}
