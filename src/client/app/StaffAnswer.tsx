import type { Profile } from '#contract/profiles.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'
import { Link } from './Link.tsx'
import { useAction, useApi } from './use-api.ts'

/** What staff answered a mentor or a business they have not verified, and the way back to them. */
export function StaffAnswer({ elsewhere = false }: { elsewhere?: boolean }) {
  const { data } = useApi('GET /api/profile', {})
  if (!data?.answer || data.verification === 'verified') return null
  return <AnswerCard answer={data.answer} elsewhere={elsewhere} />
}

interface AnswerCardProps {
  answer: NonNullable<Profile['answer']>
  /** Not on the profile itself. */
  elsewhere: boolean
}

function AnswerCard({ answer: { kind, reasons, sentAgain }, elsewhere }: AnswerCardProps) {
  const { mutate, isPending, error } = useAction('POST /api/profile/send-again', {
    stale: ['profile', 'dashboard', 'session'],
    onDone: () => showToast('Sent. Our staff look at it again.', 'good'),
  })
  if (sentAgain)
    return (
      <Card title="You sent it again">
        <p>Our staff look at your profile again. We tell you as soon as they have decided.</p>
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
        <a href="/contact" className="link">
          Write to us
        </a>
        .
      </p>
      <FormMessage>{error?.message}</FormMessage>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button busy={isPending} onClick={() => mutate({})}>
          Send again
        </Button>
        {elsewhere && (
          <Link to="/profile" className="link">
            Change your profile
          </Link>
        )}
      </div>
    </Card>
  )
}
