import { useId, useState } from 'react'
import type { InterviewDetails } from '#contract/applicants.ts'
import { plural } from '#domain/text/plural.ts'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import type { PresentApplicant } from './ApplicantCard.tsx'
import { InterviewFields } from './InterviewFields.tsx'
import { interviewFrom, valuesFrom } from './interview-values.ts'
import { leftWords } from './left-words.ts'

interface InviteSeveralSheetProps {
  postingId: string
  applicants: readonly PresentApplicant[]
  /** Where the last interview for this opening was, to begin with. */
  last: InterviewDetails | null
  makesRooms: boolean
  onClose: () => void
  onDone: () => void
}

/** Invites the chosen applicants, all with the same times to choose from. */
export function InviteSeveralSheet(props: InviteSeveralSheetProps) {
  const { postingId, applicants, last, makesRooms, onClose, onDone } = props
  const form = useId()
  const [initialValues] = useState(() => valuesFrom(last))
  const people = plural(applicants.length, 'person', 'people')
  const { mutateAsync } = useAction('POST /api/postings/:id/applicants/invite')
  const { busy, message, errors, onSubmit } = useForm(
    // The server checks all fields together; an earlier check here would hide the other errors.
    () => undefined,
    async (values) => {
      const { answered, left } = await mutateAsync({
        id: postingId,
        applicants: applicants.map(({ id, seen }) => ({ applicationId: id, seen })),
        ...interviewFrom(values),
      })
      onDone()
      const invited = plural(answered, 'person', 'people')
      showToast(`Sent to ${invited}. Now they can choose a time.${leftWords(left)}`, 'good')
    },
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Invite ${people} to an interview`}
      actions={
        <Button type="submit" form={form} busy={busy}>
          Invite {people}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
        <FormMessage>{message}</FormMessage>
        <p>
          Each of them can choose any of these times, so two may choose the same one. For one person
          at a time, invite them one by one.
        </p>
        <InterviewFields
          values={initialValues}
          errors={errors}
          link={makesRooms ? 'made' : 'none'}
        />
      </form>
    </Sheet>
  )
}
