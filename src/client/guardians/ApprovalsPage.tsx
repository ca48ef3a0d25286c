import { Loaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { ApprovedCard } from './ApprovedCard.tsx'
import { NeedsAnswerCard } from './NeedsAnswerCard.tsx'
import { PastApprovalsCard } from './PastApprovalsCard.tsx'

/** What waits for a guardian's answer, what they approved, and what was answered before. */
export function ApprovalsPage() {
  const query = useApi('GET /api/guardian', {})
  return (
    <>
      <PageTitle title="Approvals">
        Until your student is 18, a first application and a first mentor need your approval.
      </PageTitle>
      <Loaded query={query}>
        {(home) => (
          <div className="grid grid-cols-1 gap-4">
            <NeedsAnswerCard
              title="Needs your answer"
              asks={home.asks}
              approvals={home.approvals}
              birthMonths={home.birthMonths}
            />
            {home.given.length > 0 && <ApprovedCard approvals={home.given} />}
            <PastApprovalsCard />
          </div>
        )}
      </Loaded>
    </>
  )
}
