import type { PassedSimulation } from '#contract/simulations.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { useApi } from '../app/use-api.ts'
import { CvLine } from '../parts/learning/CvLine.tsx'
import { StudentText } from '../parts/learning/StudentText.tsx'
import { GetBadge } from '../parts/progress/GetBadge.tsx'
import { ShownMark } from '../parts/progress/Marks.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'

/** The job simulations that were passed. Nothing before the first: the list below says what a portfolio is for. */
export function PassedSimulations() {
  const { data } = useApi('GET /api/passed-simulations', {})
  if (data === undefined || data.passed.length === 0) return null
  return (
    <ul
      aria-label="Job simulations"
      className="mb-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
    >
      {data.passed.map((passed) => (
        <PassedCard key={passed.id} passed={passed} />
      ))}
    </ul>
  )
}

function PassedCard({ passed: { id, title, score, at, cv, texts } }: { passed: PassedSimulation }) {
  return (
    <Card as="li" title={title} aside={<Chip tone="leaf">Job simulation</Chip>}>
      <p className="-mt-2 mb-3 text-sm text-ink-soft">
        {shortDate(at)} ·{' '}
        <Link to={href(pages.simulation, { id })} className="link">
          {score}%
        </Link>
      </p>
      <p className="mb-3 flex flex-wrap items-center gap-x-4">
        <ShownMark />
        <GetBadge kind="simulation" sourceId={id} />
      </p>
      {texts.length > 0 && (
        <details className="mb-3">
          <summary className="min-h-11 py-2.5 font-semibold text-sea">What you wrote</summary>
          <ul className="grid gap-3">
            {texts.map(({ question, text }) => (
              <li key={question}>
                <p className="font-semibold">{question}</p>
                <StudentText text={text} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {cv !== null && (
        <>
          <h3 className="mb-1 font-bold">A line for your CV</h3>
          <CvLine text={cv} />
        </>
      )}
    </Card>
  )
}
