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
import type { Present } from './ApplicantCard.tsx'
import type { ApplicantSheetProps } from './DeclineSheet.tsx'
import { InterviewFields } from './InterviewFields.tsx'
import { timeFields } from './ProposedTimes.tsx'
import { givenIn, keptFrom } from './kept.ts'

const invite = 'POST /api/postings/:id/applicants/:applicationId/interview'

interface InterviewSheetProps extends ApplicantSheetProps {
  applicant: Present
  makesRooms: boolean
}

/** Times to choose from, a place and a contact person. What is typed survives closing the sheet and a reload. */
export function InterviewSheet(props: InterviewSheetProps) {
  const { postingId, applicationId, name, seen, applicant, makesRooms, onClose } = props
  const form = useId()
  const { text, write, forget } = useDraft(`interview/${applicationId}`, '')
  const [given] = useState(() => givenIn(text) ?? givenBefore(applicant))
  const { mutateAsync } = useAction(invite)
  const { busy, message, errors, onSubmit } = useForm(
    // The server checks all fields together; an earlier check here would hide the other errors.
    () => undefined,
    async (typed) => {
      await mutateAsync({ id: postingId, applicationId, seen, ...writtenFrom(typed) })
      forget()
      onClose()
      showToast('Sent. They choose a time now', 'good')
    },
  )
  const again = applicant.state === 'interview' && applicant.interview !== null
  return (
    <Sheet
      open
      onClose={onClose}
      title={again ? `Other times for ${name}` : `Invite ${name} to an interview`}
      actions={
        <Button type="submit" form={form} busy={busy}>
          {again ? 'Propose these times' : 'Send the invitation'}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={onSubmit}
        onInput={(event) => write(keptFrom(event.currentTarget))}
        className="grid grid-cols-1 gap-5"
      >
        <FormMessage>{message}</FormMessage>
        {applicant.interview?.state === 'planned' && (
          <p className="text-ink-soft">
            The time that is planned now no longer counts once you send others.
          </p>
        )}
        <InterviewFields
          given={given}
          errors={errors}
          link={makesRooms ? 'made' : hasRoom(applicant) ? 'kept' : 'needed'}
        />
      </form>
    </Sheet>
  )
}

function hasRoom({ interview }: Present): boolean {
  return interview?.way === 'video'
}

/** The place and contact person from last time; the times are new. */
function givenBefore({ interview }: Present): FormValues {
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

function writtenFrom(
  given: FormValues,
): Omit<Input<typeof invite>, 'id' | 'applicationId' | 'seen'> {
  return {
    times: timeFields.flatMap(({ day, time }) =>
      given[day] === undefined ? [] : [{ day: given[day], time: given[time] ?? '' }],
    ),
    way: interviewWays.find((way) => way === given['way']) ?? 'place',
    place: given['place'] ?? '',
    room: given['room'] ?? '',
    contactName: given['contactName'] ?? '',
    contactPosition: given['contactPosition'] ?? '',
    bring: bringThings.filter((thing) => given[`bring-${thing}`] === 'on'),
  }
}
