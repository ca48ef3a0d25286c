import type { Output } from '../../app/api.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useApi } from '../../app/use-api.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ApplicantCard } from '../ApplicantCard.tsx'
import { MessageCard } from '../MessageCard.tsx'
import { ReportCard } from '../ReportCard.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { CaseWork } from './CaseWork.tsx'

/** One case: its subject with what can be decided, who has it, notes and its history. */
export function CaseView({ id }: { id: string }) {
  const query = useApi('GET /api/staff/cases/:id', { id })
  return (
    <Loaded
      query={query}
      gone={
        <Card>
          <EmptyState title="This case does not exist any more">
            It was deleted together with the account or the message.
          </EmptyState>
        </Card>
      }
    >
      {(data) => (
        <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <ul className="grid gap-4">
            <Subject data={data} />
          </ul>
          <div className="grid gap-4">
            <CaseWork item={data.case} staff={data.staff} />
            <CaseHistory history={data.history} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

function Subject({ data }: { data: Output<'GET /api/staff/cases/:id'> }) {
  const { report, message, applicant } = data
  if (report !== null) return <ReportCard report={report} />
  if (message !== null) return <MessageCard message={message} state={data.case.state} />
  return applicant === null ? null : <ApplicantCard applicant={applicant} />
}
