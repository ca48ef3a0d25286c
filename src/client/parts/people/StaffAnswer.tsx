import { useState } from 'react'
import type { ShownProfile } from '#contract/profiles.ts'
import {
  maxWhatsChangedLength,
  minWhatsChangedLength,
  whatsChangedProblem,
} from '#domain/people/staff-answers.ts'
import * as pages from '#domain/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useForm } from '../../app/form.ts'
import { Link } from '../../app/Link.tsx'
import { useAction, useApi } from '../../app/use-api.ts'

/** Staff's answer to a mentor or business that is not verified, and a form to submit the profile again. */
export function StaffAnswer({ elsewhere = false }: { elsewhere?: boolean }) {
  const { data } = useApi('GET /api/profile', {})
  if (!data?.answer || data.verification === 'verified') return null
  return <AnswerCard answer={data.answer} elsewhere={elsewhere} />
}

interface AnswerCardProps {
  answer: NonNullable<ShownProfile['answer']>
  /** Shown on another page than the profile. */
  elsewhere: boolean
}

function AnswerCard({ answer, elsewhere }: AnswerCardProps) {
  const { kind, reasons, sentAgain } = answer
  if (sentAgain)
    return (
      <Card title="You sent it again">
        <p>Our staff are looking at your profile again. We will tell you as soon as they decide.</p>
      </Card>
    )
  return (
    <Card
      title={kind === 'more' ? 'We need a little more from you' : 'Why we could not verify you'}
    >
      <ul className="grid list-disc gap-1 pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-3">
        Change your profile first, then send it again. Is this a mistake?{' '}
        <a href={pages.contact} className="link">
          Write to us
        </a>
        .
      </p>
      <SendAgain changedSince={answer.changedSince} elsewhere={elsewhere} />
    </Card>
  )
}

/** Requires a changed profile, or a note on what else has changed. */
function SendAgain({ changedSince, elsewhere }: { changedSince: boolean; elsewhere: boolean }) {
  const { mutateAsync } = useAction('POST /api/profile/send-again', {
    onDone: () => showToast('Sent. Our staff will look at it again.', 'good'),
  })
  const { busy, message, errors, onSubmit } = useForm(
    ({ whatsChanged = '' }) => {
      const problem = whatsChangedProblem(whatsChanged, !changedSince)
      return problem === null ? undefined : { message: problem, fields: { whatsChanged: problem } }
    },
    async ({ whatsChanged = '' }) => {
      await mutateAsync(whatsChanged === '' ? {} : { whatsChanged })
    },
  )
  const [words, setWords] = useState('')
  const isReady = changedSince || words.trim().length >= minWhatsChangedLength
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 grid gap-4">
      <FormMessage>{message}</FormMessage>
      <TextArea
        label="What has changed?"
        name="whatsChanged"
        rows={2}
        maxLength={maxWhatsChangedLength}
        required={!changedSince}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        hint={
          changedSince
            ? 'Your profile has changed since we answered. Add anything our staff should know.'
            : `Your profile is still the same. Change it, or tell us what else has changed, in at least ${minWhatsChangedLength} characters. Our staff read it.`
        }
        error={errors['whatsChanged']}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={busy} disabled={!isReady}>
          Send again
        </Button>
        {elsewhere && (
          <Link to={pages.profile} className="link">
            Change your profile
          </Link>
        )}
      </div>
    </form>
  )
}
