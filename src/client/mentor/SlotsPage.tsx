import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { MentorPlaces } from './MentorPlaces.tsx'
import { OpenTimesForm } from './OpenTimesForm.tsx'
import { SlotsCard } from './SlotsCard.tsx'

export function SlotsPage() {
  const { data, error, refetch } = useApi('GET /api/mentor/slots', {})
  // Whoever is not verified any more has no times.
  const isClosed = error?.code === 'not-allowed'
  return (
    <>
      <MentorPlaces />
      <PageTitle title="Open times">
        Half hours in which students may ask for you. You say yes to each of them.
      </PageTitle>
      {data && !isClosed ? (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <Card title="Open times">
            <OpenTimesForm mostOpen={data.mostOpen} />
          </Card>
          <SlotsCard slots={data.slots} />
        </div>
      ) : isClosed ? (
        <ErrorState title="Not verified yet">
          You can open times as soon as our staff have checked who you are.
        </ErrorState>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : (
        <Spinner />
      )}
    </>
  )
}
