import type { MatchAnswer } from '#contract/openings.ts'
import * as pages from '#domain/pages.ts'
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
      {knowsNoSkill(match) && (
        <p className="mb-2 rounded-control bg-sun-soft px-4 py-3">
          We don’t know enough yet: every opening starts at 60, and you have not started the skills
          this one asks for. Start one, and the number will tell you more.
        </p>
      )}
      <MatchParts match={match} onLeave={onClose} />
      <p className="mt-4 text-sm text-ink-soft">{explanation(match)}</p>
      <Link to={pages.courses} className={buttonClass('quiet', 'mt-4 w-full')}>
        Learn a skill, raise your match
      </Link>
    </Sheet>
  )
}

function knowsNoSkill({ parts }: MatchAnswer): boolean {
  return parts.some(({ name, points }) => name === 'skills' && points === 0)
}

/** Explains only the parts of this match: a source's own score and a preferred employer may be among them. */
function explanation({ parts }: MatchAnswer): string {
  const has = (name: MatchAnswer['parts'][number]['name']) =>
    parts.some((part) => part.name === name)
  const start = has('given')
    ? 'The site that lists this opening gave it this score.'
    : 'We count what you learn here, what you say you want, and the experience it asks for. Your parish counts as where you want to work until you choose places. Your age and grade only decide whether it is open to you. Your sex, street, school and name never count.'
  return has('preferred') ? `${start} A preferred employer of Upful adds up to 10 points.` : start
}
