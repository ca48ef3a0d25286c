import { useId, useState } from 'react'
import type { InterviewDetails } from '#contract/applicants.ts'
import { useDraft } from '../app/draft.ts'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import type { PresentApplicant } from './ApplicantCard.tsx'
import type { ApplicantSheetProps } from './DeclineSheet.tsx'
import { InterviewFields } from './InterviewFields.tsx'
import { interviewFrom, valuesFrom } from './interview-values.ts'
import { draftFrom, valuesIn } from './form-draft.ts'

const invite = 'POST /api/postings/:id/applicants/:applicationId/interview'

interface InterviewSheetProps extends ApplicantSheetProps {
  applicant: PresentApplicant
  /** Where the last interview for this opening was, to begin with. */
  last: InterviewDetails | null
  makesRooms: boolean
}

/** Times to choose from, a place and a contact person. Keeps what was typed when it is closed or the page is reloaded. */
export function InterviewSheet(props: InterviewSheetProps) {
  const { postingId, applicationId, name, seen, applicant, last, makesRooms, onClose } = props
  const form = useId()
  const { text, write, forget } = useDraft(`interview/${applicationId}`, '')
  const [initialValues] = useState(() => valuesIn(text) ?? valuesFrom(applicant.interview ?? last))
  const { mutateAsync } = useAction(invite)
  const { busy, message, errors, onSubmit } = useForm(
    // The server checks all fields together; an earlier check here would hide the other errors.
    () => undefined,
    async (values) => {
      await mutateAsync({ id: postingId, applicationId, seen, ...interviewFrom(values) })
      forget()
      onClose()
      showToast('Sent. Now they can choose a time', 'good')
    },
  )
  const isRepeat = applicant.state === 'interview' && applicant.interview !== null
  return (
    <Sheet
      open
      onClose={onClose}
      title={isRepeat ? `Other times for ${name}` : `Invite ${name} to an interview`}
      actions={
        <Button type="submit" form={form} busy={busy}>
          {isRepeat ? 'Propose these times' : 'Send the invitation'}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={onSubmit}
        onInput={(event) => write(draftFrom(event.currentTarget))}
        className="grid grid-cols-1 gap-5"
      >
        <FormMessage>{message}</FormMessage>
        {applicant.interview?.state === 'planned' && (
          <p className="text-ink-soft">
            Once you send other times, the planned one no longer counts.
          </p>
        )}
        <InterviewFields
          values={initialValues}
          errors={errors}
          link={makesRooms ? 'made' : hasRoom(applicant) ? 'kept' : 'needed'}
        />
      </form>
    </Sheet>
  )
}

function hasRoom({ interview }: PresentApplicant): boolean {
  return interview?.way === 'video'
}
