import type { MatchAnswer } from '#contract/openings.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'

type PartName = MatchAnswer['parts'][number]['name']

const names: Record<PartName, string> = {
  base: 'Starting points',
  given: 'Score from the source',
  skills: 'Your skills',
  kind: 'Type of work',
  place: 'Place',
  level: 'Experience',
  preferred: 'Employer',
}

interface MatchPartsProps {
  match: MatchAnswer
  /** Called when a link leaves the page. */
  onLeave?: () => void
}

/** Each part with its points, and the total. */
export function MatchParts({ match, onLeave }: MatchPartsProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">How your match adds up</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {match.parts.map(({ name, points, outOf, text, unsaid }) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="py-2.5 pr-4 font-semibold">
              {names[name]}
              <span className="block text-sm font-normal text-ink-soft">{text}</span>
              {unsaid && (
                <Link
                  to={href(pages.dashboard, { tab: 'opportunities', want: 'say' })}
                  onClick={() => onLeave?.()}
                  className="link inline-flex min-h-11 items-center text-sm"
                >
                  {name === 'kind'
                    ? 'Tell us what work you want'
                    : 'Tell us where you want to work'}
                </Link>
              )}
              {name !== 'base' && (
                <ProgressBar
                  label={`${names[name]}, points`}
                  value={points}
                  max={outOf}
                  valueText={`${points} of ${outOf}`}
                  className="mt-1.5 max-w-56"
                />
              )}
            </th>
            <td className="py-2.5 text-right whitespace-nowrap tabular-nums">
              <span className="font-bold">{name === 'base' ? points : `+${points}`}</span>
              {name !== 'base' && <span className="text-sm text-ink-soft"> of {outOf}</span>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="pt-3 pr-4 font-bold">
            Total
          </th>
          <td className="pt-3 text-right text-xl font-extrabold text-leaf-strong tabular-nums">
            {match.score}%
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
