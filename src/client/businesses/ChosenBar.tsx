import { useState } from 'react'
import type { InterviewDetails } from '#contract/applicants.ts'
import { maxAnsweredAtOnce } from '#domain/openings/applicant-list.ts'
import type { BusinessAnswer } from '#domain/openings/application.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { followBar } from '../ui/bar-height.ts'
import { Button } from '../ui/Button.tsx'
import type { PresentApplicant } from './ApplicantCard.tsx'

const DeclineSeveralSheet = lazyPart(
  () => import('./DeclineSeveralSheet.tsx'),
  'DeclineSeveralSheet',
)
const InviteSeveralSheet = lazyPart(() => import('./InviteSeveralSheet.tsx'), 'InviteSeveralSheet')

interface ChosenBarProps {
  postingId: string
  chosen: readonly PresentApplicant[]
  last: InterviewDetails | null
  makesRooms: boolean
  onClear: () => void
}

/** What can be done with the chosen applicants together. It stays in view while the list scrolls. */
export function ChosenBar({ postingId, chosen, last, makesRooms, onClear }: ChosenBarProps) {
  // As they were when the button was pressed, even if the list changes behind the sheet.
  const [sheet, setSheet] = useState<{ to: BusinessAnswer; applicants: PresentApplicant[] }>()
  const may = (to: BusinessAnswer) =>
    chosen.filter((each) => each.next.includes(to) && each.state !== to)
  const mayInvite = may('interview')
  const mayDecline = may('declined')
  const tooMany = chosen.length > maxAnsweredAtOnce
  const close = () => setSheet(undefined)
  const shared = {
    postingId,
    onClose: close,
    onDone: () => {
      close()
      onClear()
    },
  }
  return (
    <div
      ref={followBar}
      className="sticky bottom-18 z-5 mt-4 grid gap-3 rounded-card border border-line bg-card p-3 shadow-raised lg:bottom-3 short:static data-tall:static"
    >
      <p role="status" className="font-semibold">
        {chosen.length} chosen
        {tooMany && `. You can answer up to ${maxAnsweredAtOnce} together.`}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        {mayInvite.length > 0 && !tooMany && (
          <Button tone="quiet" onClick={() => setSheet({ to: 'interview', applicants: mayInvite })}>
            Invite {mayInvite.length} to an interview
          </Button>
        )}
        {mayDecline.length > 0 && !tooMany && (
          <Button tone="quiet" onClick={() => setSheet({ to: 'declined', applicants: mayDecline })}>
            Say no to {mayDecline.length}
          </Button>
        )}
        <Button tone="plain" onClick={onClear}>
          Clear
        </Button>
      </div>
      <OnDemand>
        {sheet?.to === 'declined' && (
          <DeclineSeveralSheet {...shared} applicants={sheet.applicants} />
        )}
        {sheet?.to === 'interview' && (
          <InviteSeveralSheet
            {...shared}
            applicants={sheet.applicants}
            last={last}
            makesRooms={makesRooms}
          />
        )}
      </OnDemand>
    </div>
  )
}
