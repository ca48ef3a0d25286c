import { Suspense, useState } from 'react'
import type { SimulationState } from '#contract/simulations.ts'
import * as pages from '#domain/pages.ts'
import { usePathParam } from '../app/location.ts'
import { Link } from '../app/Link.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { NotLoaded } from '../app/Loaded.tsx'
import { toTop } from '../app/to-top.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { WayOut } from '../parts/learning/StepScreen.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { leaveSimulation } from './leave-simulation.ts'
import { needsNetwork } from './simulation-words.ts'
import { SimulationDay } from './SimulationDay.tsx'
import { simulationParts } from './simulation-parts.ts'
import { SimulationStart } from './SimulationStart.tsx'

const SimulationEnd = lazyPart(simulationParts.end, 'SimulationEnd')

/** The whole screen, like a lesson. */
export function SimulationPage() {
  const id = usePathParam('id')
  const query = useApi('GET /api/simulations/:id', { id })
  if (query.data) return <Simulation key={id} loaded={query.data} />
  return (
    <div className="mx-auto max-w-xl">
      <WayOut leave={leaveSimulation} />
      <NotLoaded
        query={query}
        loading="Loading job simulation..."
        failed="The job simulation did not load"
        advice={needsNetwork}
        missing={
          <EmptyState
            picture={<DoctorBird mood="sorry" className="h-24" />}
            title="Job simulation not found"
            action={
              <Link to={pages.simulations} className={buttonClass('main')}>
                See the job simulations
              </Link>
            }
          >
            It may have been taken down. What you passed still counts.
          </EmptyState>
        }
      />
    </div>
  )
}

/** What is shown changes only when the student goes on: a mark must not disappear because the page was refreshed. */
function Simulation({ loaded }: { loaded: SimulationState }) {
  const [state, setState] = useState(loaded)
  const [earned, setEarned] = useState(0)
  const { id } = state.about
  const start = useAction('POST /api/simulations/:id/start', {
    onDone: (begun) => {
      setEarned(0)
      setState(begun)
      toTop()
    },
  })
  const begin = { onStart: () => start.mutate({ id }), busy: start.isPending, error: start.error }
  switch (state.kind) {
    case 'new':
      return <SimulationStart about={state.about} {...begin} />
    case 'going':
      return (
        <SimulationDay
          key={`${state.attempt}/${state.step.id}`}
          state={state}
          onGoOn={(next, xp) => {
            setEarned(xp)
            setState(next)
            toTop()
          }}
        />
      )
    case 'result':
      return (
        <Suspense fallback={<Spinner />}>
          <SimulationEnd state={state} earned={earned} {...begin} />
        </Suspense>
      )
  }
}
