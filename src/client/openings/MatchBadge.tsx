import { useState } from 'react'
import type { OpeningCard } from '#contract/openings.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Link } from '../app/Link.tsx'
import { matchWords } from '../parts/openings/match-words.ts'

const MatchSheet = lazyPart(() => import('./MatchSheet.tsx'), 'MatchSheet')

/** 'N% Match' and what it means, which opens its parts. Without a match: who the opening is for, or how to get one. */
export function MatchBadge({ opening }: { opening: OpeningCard }) {
  const [open, setOpen] = useState(false)
  const { match, notFor, service } = opening
  if (service) return null
  if (notFor !== null) return <p className="py-2.5 font-semibold text-ink-soft">{notFor}</p>
  if (match === null)
    return (
      <Link
        to={href(pages.dashboard, { tab: 'skills' })}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        Start a quest to see your match
      </Link>
    )
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-leaf-soft px-4 font-bold text-leaf-strong tabular-nums hover:brightness-97"
      >
        {matchWords(match)}
        <span className="text-sm font-semibold underline underline-offset-3">
          see why<span className="sr-only"> {opening.title}</span>
        </span>
      </button>
      {open && (
        <OnDemand>
          <MatchSheet title={opening.title} match={match} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </>
  )
}
