import { useEffect, useRef } from 'react'
import type { SimulationResult, SimulationState } from '#contract/simulations.ts'
import { simulationPass } from '#domain/learning/passing.ts'
import * as pages from '#domain/pages.ts'
import { shortDate, timeOfDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { EarnedXp } from '../parts/learning/EarnedXp.tsx'
import { StepScreen } from '../parts/learning/StepScreen.tsx'
import { bigButton } from '../parts/learning/StepButtons.tsx'
import { GetBadge } from '../parts/progress/GetBadge.tsx'
import { ShownMark } from '../parts/progress/Marks.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Ring } from '../ui/Ring.tsx'
import { CvLine } from '../parts/learning/CvLine.tsx'
import { leaveSimulation } from './leave-simulation.ts'
import { amountOf, startProblem } from './simulation-words.ts'
import type { BeginProps } from './SimulationStart.tsx'

interface SimulationEndProps extends BeginProps {
  state: Extract<SimulationState, { kind: 'result' }>
  earned: number
}

/** How the day went: by skill, with what can be used outside. */
export function SimulationEnd({ state, earned, ...begin }: SimulationEndProps) {
  const { about, result } = state
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { score, passed, cv, texts } = result
  return (
    <StepScreen
      label="Job simulation"
      leave={leaveSimulation}
      actions={
        <div className="flex gap-3">
          <Link to={pages.simulations} className={buttonClass('main', bigButton)}>
            All job simulations
          </Link>
        </div>
      }
    >
      <p className="font-semibold text-ink-soft">{about.title}</p>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-extrabold outline-none sm:text-3xl">
        {passed ? 'You passed the day' : 'The day is over'}
      </h1>
      <div className="mt-4 flex items-center gap-5">
        <Ring
          label={`Score: ${score}%`}
          percent={score}
          size={72}
          thickness={7}
          tone={passed ? 'leaf' : 'sun'}
        >
          {score}%
        </Ring>
        <p>
          {passed
            ? 'What is marked “Shown” can go to a business with your application, like a passed assessment.'
            : `From ${simulationPass}% the day is passed. Read what happened, and work it again.`}
        </p>
      </div>
      {earned > 0 && (
        <div className="mt-4">
          <EarnedXp earned={earned} />
        </div>
      )}
      <div className="mt-5 grid grid-cols-1 gap-4">
        <Skills skills={result.skills} />
        <Card title="At the end of the day">
          <dl className="flex flex-wrap gap-x-6 gap-y-2">
            {result.gauges.map((gauge) => (
              <div key={gauge.id}>
                <dt className="text-sm text-ink-soft">{gauge.label}</dt>
                <dd className="text-xl font-bold tabular-nums">{amountOf(gauge)}</dd>
              </div>
            ))}
          </dl>
        </Card>
        {passed && (
          <Card title="Proof of it">
            <GetBadge kind="simulation" sourceId={about.id} />
          </Card>
        )}
        {cv !== null && (
          <Card title="A line for your CV">
            <CvLine text={cv} />
          </Card>
        )}
        {texts.length > 0 && (
          <Card title="What you wrote">
            {passed && (
              <p className="-mt-1 mb-3 text-ink-soft">
                It is in your{' '}
                <Link to={pages.portfolio} className="link">
                  portfolio
                </Link>
                , where only you see it.
              </p>
            )}
            <WrittenTexts texts={texts} />
          </Card>
        )}
        <Again result={result} {...begin} />
      </div>
    </StepScreen>
  )
}

function Skills({ skills }: Pick<SimulationResult, 'skills'>) {
  return (
    <Card title="By skill">
      <ul className="grid gap-3">
        {skills.map(({ skill, score, shown }) => (
          <li key={skill}>
            <p className="mb-1 flex flex-wrap items-center justify-between gap-2 font-semibold tabular-nums">
              <span className="flex flex-wrap items-center gap-2">
                {skillLabel(skill)}
                {shown && <ShownMark />}
              </span>
              <span>{score}%</span>
            </p>
            <ProgressBar label={skillLabel(skill)} value={score} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function WrittenTexts({ texts }: Pick<SimulationResult, 'texts'>) {
  return (
    <ul className="grid gap-4">
      {texts.map(({ question, text, model }) => (
        <li key={question}>
          <p className="font-semibold">{question}</p>
          <p className="whitespace-pre-wrap">{text}</p>
          <details>
            <summary className="min-h-11 py-2.5 font-semibold text-sea">A good example</summary>
            <p className="whitespace-pre-wrap">{model}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}

function Again({ result, onStart, busy, error }: BeginProps & { result: SimulationResult }) {
  const { againAt } = result
  return (
    <Card title="Work it again">
      <p className="-mt-1 mb-3 text-ink-soft">
        Some of the work is different the next time. XP is paid for the first pass.
      </p>
      {againAt === null ? (
        <Button tone="quiet" busy={busy} onClick={onStart}>
          Start another day
        </Button>
      ) : (
        <p className="font-semibold">
          From {shortDate(againAt)}, {timeOfDay(againAt)}.
        </p>
      )}
      <FormMessage>{startProblem(error)}</FormMessage>
    </Card>
  )
}
