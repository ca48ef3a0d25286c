import { UserRoundPlus } from 'lucide-react'
import { useEffect } from 'react'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** Repairs an account without a profile, with a POST because a GET must not write. */
export function MissingProfile() {
  const { mutate, error, isPending } = useAction('POST /api/profile/repair')
  useEffect(() => mutate({}), [mutate])

  return (
    <Card className="mx-auto max-w-xl">
      <EmptyState
        icon={UserRoundPlus}
        title="Your profile is missing"
        action={
          error && (
            <Button busy={isPending} onClick={() => mutate({})}>
              Try again
            </Button>
          )
        }
      >
        {error ? (
          <p role="alert">Error setting up user profile. {error.message}</p>
        ) : (
          <Spinner label="We are setting it up for you..." />
        )}
      </EmptyState>
    </Card>
  )
}
