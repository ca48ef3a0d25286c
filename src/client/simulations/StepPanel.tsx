import { Check, Circle } from 'lucide-react'
import type { OpenTask, StepMark } from '#contract/simulations.ts'
import { ResultPanel } from '../parts/learning/ResultPanel.tsx'
import { changeWords, type MovedGauge } from './gauge-changes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Markdown } from '../ui/Markdown.tsx'

interface StepPanelProps {
  task: OpenTask
  mark: StepMark
  gauges: readonly MovedGauge[]
}

/** What an answer led to, and how a good one looks. */
export function StepPanel({ task, mark, gauges }: StepPanelProps) {
  const { correct, partly, note, explanation, correctAnswer, rubric } = mark
  const isChoice = task.type === 'multiple_choice'
  const isReply = task.type === 'reply'
  return (
    <ResultPanel
      right={correct}
      title={titleOf(isChoice, correct, partly === true)}
      note={note}
      explanation={explanation}
      comesBack={false}
    >
      <Changes gauges={gauges.filter(({ by }) => by !== 0)} />
      {rubric && <Rubric lines={rubric} />}
      {(isReply || (!isChoice && !correct)) && (
        <div className="mt-2">
          <p className="text-sm text-ink-soft">{isReply ? 'A good example' : 'Right answer'}</p>
          <Markdown className="font-semibold">{correctAnswer}</Markdown>
        </div>
      )}
    </ResultPanel>
  )
}

/** What the answer changed: on a small screen the row above is out of sight. */
function Changes({ gauges }: { gauges: readonly MovedGauge[] }) {
  if (gauges.length === 0) return null
  return (
    <p className="mt-1 text-sm font-semibold tabular-nums">
      {gauges.map((gauge) => `${gauge.label} ${changeWords(gauge)}`).join(' · ')}
    </p>
  )
}

function Rubric({ lines }: { lines: NonNullable<StepMark['rubric']> }) {
  return (
    <ul className="mt-2 grid gap-1">
      {lines.map(({ line, met }) => (
        <li key={line} className="flex items-start gap-2">
          <span className="mt-0.5 shrink-0">
            <Icon of={met ? Check : Circle} size={18} />
          </span>
          <span>
            <span className="sr-only">{met ? 'Done: ' : 'Missing: '}</span>
            {line}
          </span>
        </li>
      ))}
    </ul>
  )
}

function titleOf(isChoice: boolean, isRight: boolean, isPartly: boolean): string | undefined {
  if (isRight) return isChoice ? 'Good call' : undefined
  if (isPartly) return isChoice ? 'It works, but' : 'Partly right'
  return isChoice ? 'Not the best' : undefined
}
