import { UsersRound } from 'lucide-react'
import { Loaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { NewTeam } from './NewTeam.tsx'
import { TeamCard } from './TeamCard.tsx'

export function TeamsPage() {
  const query = useApi('GET /api/business', {})
  return (
    <>
      <PageTitle title="Your teams">
        What your own people learn, in groups of five or more. You never see one person.
      </PageTitle>
      <Loaded query={query}>
        {({ verified, seat }) =>
          seat !== 'owner' ? (
            <Card>
              <EmptyState icon={UsersRound} title="Only the owner sees the teams">
                Their figures are about the business’s own people.
              </EmptyState>
            </Card>
          ) : verified ? (
            <Teams />
          ) : (
            <Card>
              <EmptyState icon={UsersRound} title="After we have verified you">
                Then you can make a team here and give its code to your people.
              </EmptyState>
            </Card>
          )
        }
      </Loaded>
    </>
  )
}

function Teams() {
  const query = useApi('GET /api/business/teams', {})
  return (
    <Loaded query={query}>
      {(business) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          {business.teams.map((team) => (
            <TeamCard key={team.id} team={team} rules={business} />
          ))}
          <NewTeam />
        </div>
      )}
    </Loaded>
  )
}
