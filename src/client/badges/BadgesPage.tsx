import { badgeKindWords } from '#domain/learning/badge-source.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { PossibleBadge } from '#contract/badges.ts'
import type { Output } from '../app/api.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { LearnLinks } from '../parts/learning/LearnLinks.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { BadgePicture } from './BadgePicture.tsx'
import { GetBadgeSheet } from './GetBadgeSheet.tsx'
import { OwnBadgeCard } from './OwnBadgeCard.tsx'

/** A student's badges, and what they could get one for. */
export function BadgesPage() {
  const query = useApi('GET /api/badges', {})
  return (
    <>
      <LearnLinks />
      <PageTitle title="Your badges">
        Proof of what you have shown, to use outside Upful. Anybody can check that it is real.
      </PageTitle>
      <Loaded query={query} loading="Loading badges..." failed="Your badges did not load">
        {(data) => <Badges data={data} />}
      </Loaded>
    </>
  )
}

function Badges({ data: { badges, possible, names } }: { data: Output<'GET /api/badges'> }) {
  const [wanted, setWanted] = useSearchParam('get')
  const chosen = possible.find((each) => keyOf(each) === wanted)
  return (
    <>
      {badges.length === 0 && possible.length === 0 ? (
        <NothingShown />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {badges.length > 0 && (
            <ul
              aria-label="Your badges"
              className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
            >
              {badges.map((badge) => (
                <OwnBadgeCard key={badge.id} badge={badge} isMinor={names.full === null} />
              ))}
            </ul>
          )}
          {possible.length > 0 && (
            <Card title={badges.length > 0 ? 'More that you have shown' : 'What you have shown'}>
              <ul className="grid gap-3">
                {possible.map((each) => (
                  <li key={keyOf(each)} className="flex flex-wrap items-center gap-3">
                    <BadgePicture badge={each} className="size-14 opacity-50 grayscale" />
                    <span className="min-w-0 grow">
                      <span className="block font-semibold">{each.title}</span>
                      <span className="block text-sm text-ink-soft">
                        {badgeKindWords[each.kind]}
                      </span>
                    </span>
                    <Button
                      tone="quiet"
                      onClick={() => setWanted(keyOf(each))}
                      aria-label={`Get the badge: ${each.title}`}
                    >
                      Get the badge
                    </Button>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <p className="text-ink-soft">
            Somebody sent you a badge?{' '}
            <Link to={pages.badgeCheck} className="link">
              Check it
            </Link>
          </p>
        </div>
      )}
      {chosen && <GetBadgeSheet wanted={chosen} names={names} onClose={() => setWanted(null)} />}
    </>
  )
}

function keyOf({ kind, sourceId }: Pick<PossibleBadge, 'kind' | 'sourceId'>): string {
  return `${kind}:${sourceId}`
}

function NothingShown() {
  return (
    <EmptyState
      picture={<DoctorBird mood="curious" className="h-24" />}
      title="No badge yet"
      action={
        <Link to={href(pages.assessments, {})} className={buttonClass('main')}>
          See the assessments
        </Link>
      }
    >
      Pass an assessment or a job simulation, or have a mentor pass your project. What you have
      shown can become a badge.
    </EmptyState>
  )
}
