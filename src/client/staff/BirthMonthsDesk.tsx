import { CalendarCheck } from 'lucide-react'
import type { StaffBirthMonth } from '#contract/staff.ts'
import { monthInWords } from '#domain/people/birth-month.ts'
import { longDate } from '../app/dates.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { useAction } from '../app/use-api.ts'
import { usePages } from '../app/use-pages.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'
import { Facts } from './Facts.tsx'

/** Students who say they are older and have no guardian who can confirm it. */
export function BirthMonthsDesk() {
  const list = usePages('GET /api/staff/birth-months', {}, 'after')
  return (
    <LoadedList
      list={list}
      itemsOf={({ requests }) => requests}
      className="grid items-start gap-4 lg:grid-cols-2"
      empty={
        <Card>
          <EmptyState icon={CalendarCheck} title="Nobody is waiting">
            When a student says they are older than they said before, and no guardian can decide,
            you decide it here.
          </EmptyState>
        </Card>
      }
    >
      {(request) => <RequestCard key={request.id} request={request} />}
    </LoadedList>
  )
}

function RequestCard({ request }: { request: StaffBirthMonth }) {
  const { id: requestId, studentId: id, name, from, to, since, at } = request
  const toastOnDone = { onDone: () => showToast(`${name} has been told`, 'good') }
  const approve = useAction(
    'POST /api/staff/people/:id/birth-months/:requestId/approve',
    toastOnDone,
  )
  const decline = useAction(
    'POST /api/staff/people/:id/birth-months/:requestId/decline',
    toastOnDone,
  )
  return (
    <Card as="li" title={name} className="grid content-start gap-4">
      <Facts
        facts={[
          { label: 'Known so far', value: from === null ? 'Nothing' : monthInWords(from) },
          { label: 'They now say', value: monthInWords(to) },
          { label: 'Adult from', value: longDate(`${request.adultFrom}T12:00:00Z`) },
          { label: 'Asked', value: longDate(at) },
          { label: 'Signed up', value: longDate(since) },
          { label: 'Why you decide', value: reasons[request.reason] },
          { label: 'Guardians now', value: String(request.guardiansNow) },
          { label: 'Guardians before', value: guardiansBefore(request) },
          ...request.statements.map(({ says, at: statedAt, linkedSince }) => ({
            label: 'A guardian says',
            value: `${says === 'right' ? 'This is right' : 'This is wrong'}, on ${longDate(statedAt)} (linked since ${longDate(linkedSince)})`,
          })),
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <AskReason
          about={id}
          label="Approve"
          title={`Approve the new birth month of ${name}`}
          tone="main"
          send={(reason) => approve.mutateAsync({ id, requestId, reason })}
        >
          <p>Ask for proof first: a school ID, a birth certificate or a TRN card is enough.</p>
        </AskReason>
        <AskReason
          about={id}
          label="Decline"
          title={`Decline the new birth month of ${name}`}
          tone="danger"
          send={(reason) => decline.mutateAsync({ id, requestId, reason })}
        >
          <p>Everything stays as it was. They are told that we said no, but not your reason.</p>
        </AskReason>
      </div>
    </Card>
  )
}

function guardiansBefore({ guardiansBefore: count, lastLinkEndedAt: ended }: StaffBirthMonth) {
  return ended === null ? 'None' : `${count}, the last link ended on ${longDate(ended)}`
}

const reasons: Record<StaffBirthMonth['reason'], string> = {
  'no-guardian': 'No guardian was linked when they asked',
  'new-link': 'Every guardian was linked for less than 7 days when they asked',
  'link-ended': 'A guardian who was asked is not linked any more',
  objected: 'A guardian says that it is wrong',
  'asked-before': 'It came to staff before, and was declined or withdrawn',
  'said-too-young': 'They said before that they were under 15',
}
