import type { MatchAnswer } from '#contract/opportunities.ts'
import { Link } from '../app/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { MatchParts } from './MatchParts.tsx'

interface MatchSheetProps {
  title: string
  match: MatchAnswer
  onClose: () => void
}

export function MatchSheet({ title, match, onClose }: MatchSheetProps) {
  return (
    <Sheet open onClose={onClose} title={`Why ${match.score}%`}>
      <p className="mb-2 text-ink-soft">{title}</p>
      <MatchParts match={match} />
      <p className="mt-4 text-sm text-ink-soft">
        Only what you learn here and what you say you want counts. Your sex, address, school, name
        and photo never do.
      </p>
      <Link to="/courses" className={buttonClass('quiet', 'mt-4 w-full')}>
        Learn a skill, raise your match
      </Link>
    </Sheet>
  )
}
