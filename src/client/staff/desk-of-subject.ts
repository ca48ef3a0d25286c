import type { LoggedAction } from '#contract/staff.ts'
import type { PageValues } from '#domain/href.ts'
import type { staff } from '#domain/pages.ts'
import type { StaffAction } from '#domain/people/staff-action.ts'

type Search = PageValues<typeof staff>

/** The desk with the subject of a log entry, as the query of its URL. */
export function deskOfSubject({ kind, subject }: Pick<LoggedAction, 'kind' | 'subject'>): Search {
  switch (subject.kind) {
    case 'person':
      return { desk: 'people', person: subject.id }
    case 'badge':
      return { desk: 'people' }
    case 'opening':
      return { desk: 'posts', list: listAfter[kind] ?? 'held', q: subject.name.slice(0, 100) }
    case 'course':
      return { desk: 'courses' }
    case 'feed':
      return { desk: 'feeds' }
    case 'report':
      return { desk: 'cases', case: subject.id }
    case 'message':
      return { desk: 'cases', case: subject.id }
    case 'log':
      return { desk: 'log' }
    case 'colleague':
      return { desk: 'team' }
    case 'import':
      return { desk: 'feeds', batch: subject.id }
    case 'content':
      return { desk: 'content', about: subject.id }
    case 'announcement':
      return { desk: 'announcements' }
    case 'job':
    case 'letter':
      return { desk: 'jobs' }
  }
}

/** The list that has an opening after that decision, unless a later one moved it. */
const listAfter: Readonly<Partial<Record<StaffAction, string>>> = {
  'published-opening': 'published',
  'kept-opening': 'kept',
  'held-opening': 'kept',
  'removed-opening': 'removed',
}
