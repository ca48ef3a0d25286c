import type { SimulationState } from '#contract/simulations.ts'
import type { ApiError } from '../app/api.ts'
import { StepScreen } from '../parts/learning/StepScreen.tsx'
import { bigButton } from '../parts/learning/StepButtons.tsx'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { leaveSimulation } from './leave-simulation.ts'
import { SimulationChips } from './SimulationChips.tsx'
import { startProblem } from './simulation-words.ts'

export interface BeginProps {
  onStart: () => void
  busy: boolean
  error: ApiError | null
}

/** The scene: where it is, who you are there, and what it shows. */
export function SimulationStart({
  about,
  onStart,
  busy,
  error,
}: BeginProps & { about: SimulationState['about'] }) {
  const { title, role, place, scene, minutes, steps, skills } = about
  return (
    <StepScreen
      label="Job simulation"
      leave={leaveSimulation}
      actions={
        <div className="flex">
          <Button busy={busy} onClick={onStart} className={bigButton}>
            Start the day
          </Button>
        </div>
      }
    >
      <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
      <p className="mt-1 font-semibold text-ink-soft">
        {role} · {place}
      </p>
      <Markdown className="prose-width mt-4">{scene}</Markdown>
      <p className="mt-4 flex flex-wrap gap-1.5">
        <SimulationChips minutes={minutes} steps={steps} skills={skills} />
      </p>
      <ul className="prose-width mt-4 grid list-disc gap-1 pl-5">
        <li>What you choose changes what happens later.</li>
        <li>Your first answer counts. Take your time and have paper ready for the sums.</li>
        <li>You can leave and go on another day. You need a connection.</li>
        <li>We made up the place, the people and the prices.</li>
      </ul>
      <FormMessage>{startProblem(error)}</FormMessage>
    </StepScreen>
  )
}
