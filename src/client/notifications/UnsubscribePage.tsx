import { MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import * as pages from '#domain/pages.ts'
import { useSearchParam } from '../app/location.ts'
import { LetterPage } from '../app/LetterPage.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'

/** Opened from an email without signing in. Needs a button press, because mail scanners open links too. */
export function UnsubscribePage() {
  const [token] = useSearchParam('token')
  const query = useApi('GET /api/unsubscribe', { token: token ?? '' })
  const stop = useAction('POST /api/unsubscribe')
  return (
    <Frame>
      <Loaded query={query}>
        {(data) => (
          <>
            {data.kind === 'bad-link' ? (
              <>
                <Title>This link does not work</Title>
                <p>Part of it may be missing. Log in to choose which emails you get.</p>
              </>
            ) : data.kind === 'always' ? (
              <div role="status" className="grid gap-4">
                <Title>These emails stay on</Title>
                <p>
                  These emails tell you that somebody needs your answer, so they cannot be turned
                  off. You can turn off the others.
                </p>
              </div>
            ) : data.kind === 'off' ? (
              <div role="status" className="grid gap-4">
                <Title>These emails are off</Title>
                <p>“{data.label}” no longer comes by email. You will still see it in Upful.</p>
              </div>
            ) : (
              <>
                <Title>Stop these emails?</Title>
                <p>“{data.label}” will no longer come by email. You will still see it in Upful.</p>
                <FormMessage>{stop.error?.message}</FormMessage>
                <Button
                  busy={stop.isPending}
                  onClick={() => token && stop.mutate({ token })}
                  className="min-h-12"
                >
                  Stop these emails
                </Button>
              </>
            )}
            <LinkButton href={pages.account} tone="quiet" className="min-h-12">
              All my email settings
            </LinkButton>
          </>
        )}
      </Loaded>
    </Frame>
  )
}

function Title({ children }: { children: ReactNode }) {
  return <h1 className="text-3xl font-extrabold">{children}</h1>
}

function Frame({ children }: { children: ReactNode }) {
  return <LetterPage icon={MailX}>{children}</LetterPage>
}
