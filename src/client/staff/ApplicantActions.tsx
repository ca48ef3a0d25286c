import type { PersonToVerify } from '#contract/staff.ts'
import {
  missingThingKinds,
  missingThings,
  refusalReasonKinds,
  refusalReasons,
} from '#domain/people/staff-answers.ts'
import {
  lacksReferences,
  referencesNeeded,
  verificationCheckKinds,
  verificationChecks,
} from '#domain/people/verification-checks.ts'
import { useAction } from '../app/use-api.ts'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'

/** What staff can decide about somebody in their current state. */
export function ApplicantActions({
  applicant: { id, name, role, state, seen, preferred, missing },
}: {
  applicant: PersonToVerify
}) {
  const toastOnDone = (words: string) => ({
    onDone: () => showToast(`${name} ${words}`, 'good'),
  })
  const verify = useAction('POST /api/staff/verifications/:id/verify', toastOnDone('is verified'))
  const refuse = useAction(
    'POST /api/staff/verifications/:id/refuse',
    toastOnDone('has been refused'),
  )
  const askMore = useAction(
    'POST /api/staff/verifications/:id/ask-more',
    toastOnDone('has been asked for more'),
  )
  const takeBack = useAction(
    'POST /api/staff/verifications/:id/take-back',
    toastOnDone('is waiting again'),
  )
  const prefer = useAction(
    'POST /api/staff/verifications/:id/prefer',
    toastOnDone('is a preferred employer'),
  )
  const endPreference = useAction(
    'POST /api/staff/verifications/:id/end-preference',
    toastOnDone('is no longer a preferred employer'),
  )
  return (
    <div className="flex flex-wrap gap-3">
      {state !== 'verified' && missing.length === 0 && (
        <AskReason
          about={id}
          label="Verify"
          title={`Verify ${name}`}
          tone="main"
          choices={{
            label: 'What you checked',
            of: verificationChecks[role],
            none: 'Choose at least one thing that you checked.',
          }}
          {...(role === 'mentor' && { instead: whyNoReferences })}
          send={(reason, chosen, { noReferences }) =>
            verify.mutateAsync({
              id,
              reason,
              seen,
              checks: verificationCheckKinds.filter((kind) => chosen.includes(kind)),
              ...(noReferences && whyNoReferences.isNeeded(chosen) && { noReferences }),
            })
          }
        >
          <p>
            {role === 'mentor'
              ? 'Students can send them requests from now on.'
              : 'They can publish openings from now on.'}{' '}
            We tell them that they are verified.
          </p>
        </AskReason>
      )}
      {(state === 'pending' || state === 'asked') && (
        <AskReason
          about={id}
          label="Ask for more"
          title={`Ask for more: ${name}`}
          choices={{ label: 'What is missing', of: missingThings }}
          send={(reason, chosen) =>
            askMore.mutateAsync({
              id,
              reason,
              seen,
              reasons: missingThingKinds.filter((kind) => chosen.includes(kind)),
            })
          }
        >
          <p>
            They get an email with what you choose, and are back in the waiting list once they have
            sent it.
          </p>
        </AskReason>
      )}
      {(state === 'pending' || state === 'asked') && (
        <AskReason
          about={id}
          label="Refuse"
          title={`Refuse ${name}`}
          tone="danger"
          choices={{ label: 'What they are told', of: refusalReasons }}
          send={(reason, chosen) =>
            refuse.mutateAsync({
              id,
              reason,
              seen,
              reasons: refusalReasonKinds.filter((kind) => chosen.includes(kind)),
            })
          }
        >
          <p>They see what you choose here. They can change their profile and send it again.</p>
        </AskReason>
      )}
      {state === 'verified' && (
        <AskReason
          about={id}
          label="Take back"
          title={`Take back the verification of ${name}`}
          tone="danger"
          send={(reason) => takeBack.mutateAsync({ id, reason, seen })}
        >
          <p>
            {role === 'mentor'
              ? 'No student can send them a request until you verify them again.'
              : 'Their openings are held until you verify them again.'}
          </p>
        </AskReason>
      )}
      {role === 'business' && state === 'verified' && !preferred && (
        <AskReason
          about={id}
          label="Prefer"
          title={`Make ${name} a preferred employer`}
          send={(reason) => prefer.mutateAsync({ id, reason })}
        >
          <p>Their openings say “A preferred employer of Upful” and match 10 points higher.</p>
        </AskReason>
      )}
      {role === 'business' && preferred && (
        <AskReason
          about={id}
          label="End preference"
          title={`End the preference for ${name}`}
          tone="danger"
          send={(reason) => endPreference.mutateAsync({ id, reason })}
        >
          <p>Their openings lose the 10 points and say “Upful checked this business”.</p>
        </AskReason>
      )}
    </div>
  )
}

const whyNoReferences = {
  name: 'noReferences',
  label: 'Why you could not speak to both references',
  hint: 'Leave it empty if you spoke to both. Mentors meet young people, so we promise to ask.',
  missing: referencesNeeded,
  isNeeded: (chosen: readonly string[]) => lacksReferences('mentor', chosen),
}
