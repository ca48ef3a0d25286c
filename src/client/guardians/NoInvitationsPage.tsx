import { MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { LetterPage } from '../app/LetterPage.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'

/** Opened from an invitation, without login. Needs a click, because mail scanners open links too. */
export function NoInvitationsPage() {
  const [token] = useSearchParam('token')
  const query = useApi('GET /api/no-invitations', { token: token ?? '' })
  const stop = useAction('POST /api/no-invitations')
  return (
    <LetterPage icon={MailX}>
      <Loaded query={query}>
        {({ kind }) =>
          kind === 'bad-link' ? (
            <>
              <Title>This link does not work</Title>
              <p>Part of it may be missing. Open it again from the email.</p>
            </>
          ) : kind === 'stopped' ? (
            <div role="status" className="grid gap-4">
              <Title>We will not write again</Title>
              <p>
                Students can no longer invite this email address. You can still sign up yourself.
              </p>
            </div>
          ) : (
            <>
              <Title>Never write to this address again?</Title>
              <p>
                After that, no student can have an invitation sent to this email address. You can
                still sign up yourself.
              </p>
              <FormMessage>{stop.error?.message}</FormMessage>
              <Button
                busy={stop.isPending}
                onClick={() => token && stop.mutate({ token })}
                className="min-h-12"
              >
                Never write again
              </Button>
            </>
          )
        }
      </Loaded>
    </LetterPage>
  )
}

function Title({ children }: { children: ReactNode }) {
  return <h1 className="text-3xl font-extrabold">{children}</h1>
}
