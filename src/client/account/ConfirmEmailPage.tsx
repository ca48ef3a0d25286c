import { MailCheck } from 'lucide-react'
import type { EmailLinkUse } from '#contract/accounts.ts'
import * as pages from '#domain/pages.ts'
import { announce } from '../app/account-channel.ts'
import { useSearchParam } from '../app/location.ts'
import { LetterPage } from '../app/LetterPage.tsx'
import { useAction } from '../app/use-api.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'

const results: Record<EmailLinkUse, { title: string; text: string }> = {
  confirmed: {
    title: 'Your email is confirmed',
    text: 'Thank you. Anything that was waiting for this can go ahead now.',
  },
  'already-confirmed': {
    title: 'Your email is already confirmed',
    text: 'There is nothing more to do.',
  },
  changed: {
    title: 'Your email has changed',
    text: 'From now on you log in with the new address.',
  },
}

/** Opened from the letter. Needs a button press, because mail scanners open links too. */
export function ConfirmEmailPage() {
  const [token] = useSearchParam('token')
  const { mutate, isPending, data, error } = useAction('POST /api/email/confirm', {
    onDone: () => announce('user-updated'),
  })
  return (
    <LetterPage icon={MailCheck}>
      {data ? (
        <div role="status" className="grid gap-4">
          <h1 className="text-3xl font-extrabold">{results[data.kind].title}</h1>
          <p>{results[data.kind].text}</p>
          <LinkButton href={pages.dashboard} className="min-h-12">
            Go to Home
          </LinkButton>
        </div>
      ) : (
        <>
          <h1 className="text-3xl font-extrabold">Confirm your email</h1>
          <p>Press the button to confirm that our emails reach you.</p>
          <FormMessage>{token ? error?.message : 'This link is incomplete.'}</FormMessage>
          <Button
            busy={isPending}
            disabled={!token}
            onClick={() => token && mutate({ token })}
            className="min-h-12"
          >
            Confirm email
          </Button>
        </>
      )}
    </LetterPage>
  )
}
