import { Gone } from '../../app/Gone.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useApi } from '../../app/use-api.ts'
import { Card } from '../../ui/Card.tsx'
import { OpenTimesForm } from './OpenTimesForm.tsx'
import { SlotsCard } from './SlotsCard.tsx'
import { WeekForm } from './WeekForm.tsx'

export function SlotsPage() {
  const query = useApi('GET /api/mentor/slots', {})
  return (
    <>
      <PageTitle title="Open times">
        When students can ask to meet you. You decide about each request.
      </PageTitle>
      <Loaded
        query={query}
        gone={
          <Gone title="Not verified yet">
            You can open times as soon as our staff have checked who you are.
          </Gone>
        }
      >
        {({ mostOpen, slots, week }) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <Card title="Your usual week">
              <WeekForm week={week} />
            </Card>
            <div className="grid grid-cols-1 gap-4">
              <SlotsCard slots={slots} />
              <Card title="More times on one day">
                <OpenTimesForm mostOpen={mostOpen} minutes={week.minutes} />
              </Card>
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}
