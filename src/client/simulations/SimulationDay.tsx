import { useEffect, useState } from 'react'
import type { SimulationState, StepMark } from '#contract/simulations.ts'
import { useAction } from '../app/use-api.ts'
import { HelpCard } from '../parts/help/HelpCard.tsx'
import { questionCode } from '../parts/questions/question-code.ts'
import { CheckButton, GoOnButton } from '../parts/learning/StepButtons.tsx'
import { StepScreen } from '../parts/learning/StepScreen.tsx'
import { DayTask } from './DayTask.tsx'
import { gaugeChanges } from './gauge-changes.ts'
import { GaugeRow } from './GaugeRow.tsx'
import { simulationParts } from './simulation-parts.ts'
import { leaveSimulation } from './leave-simulation.ts'
import { answerProblem } from './simulation-words.ts'
import { StepPanel } from './StepPanel.tsx'

type Going = Extract<SimulationState, { kind: 'going' }>

interface SimulationDayProps {
  state: Going
  /** `earned` is the XP of a day that was passed. */
  onGoOn: (next: SimulationState, earned: number) => void
}

/** One step of the day: the clock, the inbox and a task. Its answer says what happens. */
export function SimulationDay({ state, onGoOn }: SimulationDayProps) {
  const { about, attempt, answered, step } = state
  const [chosen, setChosen] = useState<string | null>(null)
  const { mutate, data, error, isPending } = useAction('POST /api/simulations/:id/answers')
  useEffect(() => {
    // What the next steps need, before they come up; a failure is met again when it is shown.
    const later = [...Object.values(questionCode), ...Object.values(simulationParts)]
    for (const load of later) load().catch(() => {})
  }, [])
  const mark: StepMark | null = data?.mark ?? null
  const gauges = gaugeChanges(state.gauges, data ? gaugesOf(data.state) : state.gauges)
  const isChoice = step.task.type === 'multiple_choice'
  return (
    <StepScreen
      label="Job simulation"
      leave={leaveSimulation}
      progress={{
        label: 'Progress in this day',
        done: mark ? answered + 1 : answered,
        of: about.steps,
      }}
      header={
        <header className="mb-3">
          <h1 className="text-sm font-semibold text-ink-soft">
            {about.title} · {step.part.title}
          </h1>
          <GaugeRow at={step.at} gauges={gauges} />
        </header>
      }
      panel={
        mark && !data?.help ? <StepPanel task={step.task} mark={mark} gauges={gauges} /> : undefined
      }
      actions={
        <div className="flex">
          {mark && data ? (
            <GoOnButton
              takesFocus={data.help === null}
              onPress={() => onGoOn(data.state, data.earned)}
            />
          ) : (
            <CheckButton isChoice={isChoice} busy={isPending} />
          )}
        </div>
      }
    >
      {data?.help && <HelpCard help={data.help} />}
      <DayTask
        step={step}
        position={`Step ${answered + 1} of ${about.steps}`}
        isFirst={answered === 0}
        chosen={chosen}
        mark={mark}
        draftName={`simulation/${about.id}/${attempt}/${step.id}`}
        message={answerProblem(error)}
        onAnswer={({ value, text }) => {
          if (isPending || mark !== null) return
          setChosen(text)
          mutate(
            { id: about.id, attempt, stepId: step.id, answer: value },
            { onSuccess: ({ mark: { userAnswer } }) => setChosen(userAnswer) },
          )
        }}
      />
    </StepScreen>
  )
}

function gaugesOf(state: SimulationState) {
  if (state.kind === 'new') return []
  return state.kind === 'result' ? state.result.gauges : state.gauges
}
