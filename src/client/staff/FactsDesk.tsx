import { BadgeCheck } from 'lucide-react'
import type { CheckedFact } from '#contract/staff-guide.ts'
import { href } from '#domain/href.ts'
import { entryName } from '#domain/learning/content-edit.ts'
import * as pages from '#domain/pages.ts'
import { plural } from '#domain/text/plural.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { Select } from '../ui/Select.tsx'

const lists = [
  { value: 'due', label: 'Due or soon' },
  { value: 'all', label: 'All facts' },
  { value: 'unused', label: 'Quoted nowhere' },
]

/** The dated facts: what has to be looked up again, and what a change would touch. */
export function FactsDesk() {
  const [list, setList] = useSearchParam('list')
  const current = lists.find(({ value }) => value === list)?.value ?? 'due'
  const query = useApi('GET /api/staff/facts', {})
  return (
    <>
      <Select
        label="Show"
        options={lists}
        value={current}
        onChange={(event) => setList(event.currentTarget.value)}
        className="mb-4 max-w-xs"
      />
      <p className="mb-4 prose-width text-ink-soft">
        An answer with a source of its own is listed like a fact. A change shows you first what
        students would read, and where.
      </p>
      <Loaded query={query} loading="Loading the facts...">
        {({ facts }) => <FactList facts={facts.filter((fact) => isIn(fact, current))} />}
      </Loaded>
    </>
  )
}

function isIn({ review, uses }: CheckedFact, list: string): boolean {
  if (list === 'unused') return uses.length === 0
  return list === 'all' || review !== 'later'
}

function FactList({ facts }: { facts: readonly CheckedFact[] }) {
  if (facts.length === 0) {
    return (
      <EmptyState icon={BadgeCheck} title="Nothing here">
        No fact fits this list today.
      </EmptyState>
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {facts.map((fact) => (
        <FactCard key={`${fact.value === null}:${fact.id}`} fact={fact} />
      ))}
    </ul>
  )
}

const reviewWords = {
  due: { label: 'Look it up again', tone: 'coral' },
  soon: { label: 'Due soon', tone: 'sun' },
  later: { label: 'Up to date', tone: 'leaf' },
} as const

function FactCard({ fact }: { fact: CheckedFact }) {
  const { id, label, value, asOf, source, url, reviewBy, review, uses } = fact
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{label}</span>
        <Chip tone={reviewWords[review].tone}>{reviewWords[review].label}</Chip>
      </p>
      {value !== null && <p className="text-lg font-bold">{value}</p>}
      <p className="text-sm break-words text-ink-soft">
        {id}. As of {asOf}, review by {reviewBy}
      </p>
      <p className="text-sm break-words">
        {url === null ? (
          source
        ) : (
          <OutsideLink href={url} className="link">
            {source}
          </OutsideLink>
        )}
      </p>
      <p>
        <Link
          to={href(pages.staff, {
            desk: 'content',
            about: entryName(value === null ? 'answer' : 'fact', id),
          })}
          className={buttonClass('quiet')}
        >
          Change <span className="sr-only">{label}</span>
        </Link>
      </p>
      {uses.length === 0 ? (
        <p className="text-sm text-ink-soft">No text quotes it.</p>
      ) : (
        <details className="text-sm">
          <summary className="min-h-11 py-2.5 font-semibold">
            Quoted in {plural(uses.length, 'place')}
          </summary>
          <ul className="grid list-disc gap-1 pl-5">
            {uses.map(({ kind, title, href: page }) => (
              <li key={`${kind}:${title}`}>
                {kind}:{' '}
                {page === null ? (
                  title
                ) : (
                  <Link to={page} className="link">
                    {title}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}
