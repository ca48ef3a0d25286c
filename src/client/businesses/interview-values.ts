import type { InterviewDetails } from '#contract/applicants.ts'
import { bringThings, interviewWays } from '#domain/openings/interview.ts'
import type { Input } from '../app/api.ts'
import type { FormValues } from '../app/form.ts'
import { timeFields } from './ProposedTimes.tsx'

type Invitation = Omit<
  Input<'POST /api/postings/:id/applicants/:applicationId/interview'>,
  'id' | 'applicationId' | 'seen'
>

/** The place and contact person from last time; the times are new. */
export function valuesFrom(last: InterviewDetails | null): FormValues {
  if (last === null) return {}
  const { way, place, contactName, contactPosition, bring } = last
  return {
    way,
    place: place ?? '',
    contactName,
    contactPosition,
    ...Object.fromEntries(bring.map((thing) => [`bring-${thing}`, 'on'])),
  }
}

/** The form's values as API input. The server validates. */
export function interviewFrom(values: FormValues): Invitation {
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
