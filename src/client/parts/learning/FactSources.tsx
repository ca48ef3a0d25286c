import type { SourcedFact } from '#contract/shapes.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'

/** The sources of the numbers on a page, folded. */
export function FactSources({ facts }: { facts: readonly SourcedFact[] }) {
  if (facts.length === 0) return null
  return (
    <details className="mt-6 rounded-card border border-line bg-card px-4">
      <summary className="flex min-h-12 items-center font-semibold">
        Where these numbers come from
      </summary>
      <dl className="grid gap-3 pb-4">
        {facts.map(({ id, label, value, asOf, source, url }) => (
          <div key={id}>
            <dt className="font-semibold">
              {label}: {value}
            </dt>
            <dd className="text-sm text-ink-soft">
              As of {asOf}.{' '}
              {url ? (
                <OutsideLink href={url} className="link">
                  {source}
                </OutsideLink>
              ) : (
                source
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
