import type { StaffPerson } from '#contract/staff.ts'
import { useAction } from '../app/use-api.ts'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'
import { MayDo } from './MayDo.tsx'

/** What staff can do with an account. */
export function PersonActions({ person }: { person: StaffPerson }) {
  const { id, name, role, sessions, suspendedAt } = person
  const toastOnDone = (words: string) => ({
    onDone: () => showToast(`${name} ${words}`, 'good'),
  })
  const suspend = useAction('POST /api/staff/people/:id/suspend', toastOnDone('is suspended'))
  const lift = useAction('POST /api/staff/people/:id/lift', {
    onDone: ({ openings }) => showToast(`${name} can log in again${republished(openings)}`, 'good'),
  })
  const end = useAction(
    'POST /api/staff/people/:id/end-sessions',
    toastOnDone('is signed out everywhere'),
  )
  return (
    <div className="flex flex-wrap gap-3">
      <MayDo action="suspend">
        {suspendedAt === null ? (
          <AskReason
            about={id}
            label="Suspend"
            title={`Suspend ${name}`}
            tone="danger"
            send={(reason) => suspend.mutateAsync({ id, reason })}
          >
            <p>
              They are signed out right away and cannot log in. None of their data is deleted.
              {role === 'business' && ' Their openings are held.'}
              {role === 'mentor' && ' Their sessions and requests end, and the students are told.'}
            </p>
          </AskReason>
        ) : (
          <AskReason
            about={id}
            label="Lift suspension"
            title={`Lift suspension of ${name}`}
            tone="main"
            send={(reason) => lift.mutateAsync({ id, reason })}
          >
            <p>
              They can log in again.{' '}
              {role === 'business' &&
                'Openings that the suspension took off the list come back. Those you held or removed stay as they are.'}
              {role === 'mentor' &&
                'Students can send them requests again. Sessions and requests that the suspension ended do not come back.'}
              {role === 'student' &&
                'Sessions and requests to mentors that the suspension ended do not come back.'}
            </p>
          </AskReason>
        )}
      </MayDo>
      {sessions > 0 && (
        <AskReason
          about={id}
          label="End sessions"
          title={`End sessions of ${name}`}
          send={(reason) => end.mutateAsync({ id, reason })}
        >
          <p>They are signed out everywhere and can log in again.</p>
        </AskReason>
      )}
    </div>
  )
}

function republished(openings: number): string {
  if (openings === 0) return ''
  return openings === 1 ? '; 1 opening is public again' : `; ${openings} openings are public again`
}
