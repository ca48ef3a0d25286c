import { simulationPass } from '#domain/learning/passing.ts'
import { LearnLinks } from '../parts/learning/LearnLinks.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { SimulationCard } from './SimulationCard.tsx'
import { needsNetwork } from './simulation-words.ts'

/** The working days that somebody can try. */
export function SimulationsPage() {
  const query = useApi('GET /api/simulations', {})
  return (
    <>
      <LearnLinks />
      <PageTitle title="Job simulations">
        Work a day in a job: read the messages, decide, and do the work. From {simulationPass}% you
        have shown the skills.
      </PageTitle>
      <Loaded
        query={query}
        loading="Loading job simulations..."
        failed="The job simulations did not load"
        advice={needsNetwork}
      >
        {({ simulations }) => (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {simulations.map((simulation) => (
              <SimulationCard key={simulation.id} simulation={simulation} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  )
}
