import { LockKeyhole } from 'lucide-react'
import * as pages from '#domain/pages.ts'
import { LetterPage } from '../app/LetterPage.tsx'
import { LinkButton } from '../ui/Button.tsx'

/** Shown when staff suspend the signed-in account. */
export function SuspendedPage() {
  return (
    <LetterPage icon={LockKeyhole}>
      <h1 className="text-3xl font-extrabold">You were signed out</h1>
      <p>
        Our staff have suspended this account. Nothing in it is deleted. If you think this is a
        mistake, or want to know why, write to us. A person will read it.
      </p>
      <LinkButton href={pages.contact} className="min-h-12">
        Write to us
      </LinkButton>
      <a href={pages.landing} className="link">
        Go to Home
      </a>
    </LetterPage>
  )
}
