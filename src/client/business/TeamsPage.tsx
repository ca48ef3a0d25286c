import { UsersRound } from 'lucide-react'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { BusinessLinks } from './BusinessLinks.tsx'
import { NewTeam } from './NewTeam.tsx'
import { TeamCard } from './TeamCard.tsx'

export function TeamsPage() {
  const { data: home, error, refetch } = useApi('GET /api/business', {})
  return (
    <>
      <BusinessLinks />
      <PageTitle title="Your teams">
        What your own people learn, in groups of five or more. Never one person alone.
      </PageTitle>
      {home ? (
        home.verified ? (
          <Teams />
        ) : (
          <Card>
            <EmptyState icon={UsersRound} title="After we have verified you">
              Then you make a team here, and give its code to your people.
            </EmptyState>
          </Card>
        )
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : (
        <Spinner />
      )}
    </>
  )
}

function Teams() {
  const { data, error, refetch } = useApi('GET /api/business/teams', {})
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
    ) : (
      <Spinner />
    )
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {data.teams.map((team) => (
        <TeamCard key={team.id} team={team} who={data} />
      ))}
      <NewTeam />
    </div>
  )
}
