import { useId, useState } from 'react'
import { bringThings, interviewWays } from '#domain/openings/interview.ts'
import { useDraft } from '../app/draft.ts'
import { useForm, type FormValues } from '../app/form.ts'
import type { Input } from '../app/api.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import type { PresentApplicant } from './ApplicantCard.tsx'
import type { ApplicantSheetProps } from './DeclineSheet.tsx'
import { InterviewFields } from './InterviewFields.tsx'
import { timeFields } from './ProposedTimes.tsx'
import { draftFrom, valuesIn } from './form-draft.ts'

const invite = 'POST /api/postings/:id/applicants/:applicationId/interview'

interface InterviewSheetProps extends ApplicantSheetProps {
  applicant: PresentApplicant
  makesRooms: boolean
}

/** Times to choose from, a place and a contact person. Keeps what was typed when it is closed or the page is reloaded. */
export function InterviewSheet(props: InterviewSheetProps) {
  const { postingId, applicationId, name, seen, applicant, makesRooms, onClose } = props
  const form = useId()
  const { text, write, forget } = useDraft(`interview/${applicationId}`, '')
  const [initialValues] = useState(() => valuesIn(text) ?? valuesFrom(applicant))
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

/** The place and contact person from last time; the times are new. */
function valuesFrom({ interview }: PresentApplicant): FormValues {
  if (interview === null) return {}
  const { way, place, contactName, contactPosition, bring } = interview
  return {
    way,
    place: place ?? '',
    contactName,
    contactPosition,
    ...Object.fromEntries(bring.map((thing) => [`bring-${thing}`, 'on'])),
  }
}

function interviewFrom(
  values: FormValues,
): Omit<Input<typeof invite>, 'id' | 'applicationId' | 'seen'> {
  return {
    times: timeFields.flatMap(({ day, time }) =>
      values[day] === undefined ? [] : [{ day: values[day], time: values[time] ?? '' }],
    ),
    way: interviewWays.find((way) => way === values['way']) ?? 'place',
    place: values['place'] ?? '',
    room: values['room'] ?? '',
    contactName: values['contactName'] ?? '',
    contactPosition: values['contactPosition'] ?? '',
    bring: bringThings.filter((thing) => values[`bring-${thing}`] === 'on'),
  }
}
