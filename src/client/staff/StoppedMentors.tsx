import type { StaffPerson } from '#contract/staff.ts'
import { longDate } from '../app/dates.ts'
import { useAction } from '../app/use-api.ts'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'

/** Mentors that a student's guardians stopped. Staff decide if the guardian is no longer linked. */
export function StoppedMentors({ person }: { person: StaffPerson }) {
  const { id, stoppedMentors } = person
  const allow = useAction('POST /api/staff/people/:id/mentors/:mentorId/allow', {
    onDone: () => showToast('The mentor is allowed again', 'good'),
  })
  if (stoppedMentors.length === 0) return null
  return (
    <section>
      <h3>Mentors that guardians stopped</h3>
      <ul className="divide-y divide-line">
        {stoppedMentors.map(({ id: mentorId, firstName, since, guarded, asked }) => (
          <li key={mentorId} className="flex flex-wrap items-center gap-3 py-2.5">
            <span className="min-w-0 grow basis-48">
              <span className="block font-semibold">{firstName}</span>
              <span className="block text-sm text-ink-soft">
                Stopped {longDate(since)}.{' '}
                {guarded
                  ? 'The guardian who stopped them is linked now.'
                  : 'The guardian who stopped them is not linked any more.'}
                {asked && ' Another guardian asks to allow them again.'}
              </span>
            </span>
            <AskReason
              about={id}
              label="Allow again"
              title={`Allow ${firstName} again`}
              send={(reason) => allow.mutateAsync({ id, mentorId, reason })}
            >
              <p>The guardians of the student are told. The student still needs an approval.</p>
            </AskReason>
          </li>
        ))}
      </ul>
    </section>
  )
}
