import { useState } from 'react'
import { HeartHandshake } from 'lucide-react'
import { monthInWords } from '#domain/people/birth-month.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { BirthMonthField } from '../parts/people/BirthMonthField.tsx'
import { useForm } from '../app/form.ts'
import { LetterPage } from '../app/LetterPage.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { signOut } from '../app/sign-out.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'
import { Toasts } from '../ui/Toasts.tsx'

/** For users who gave an age under 15: why everything else is closed, and what they can do. */
export function StoppedPage() {
  return (
    <>
      <LetterPage icon={HeartHandshake}>
        <h1 className="text-2xl">Upful is for people aged 15 and over</h1>
        <p>
          You told us a month of birth that makes you younger than 15. That is fine: come back when
          you are 15. Until then, courses, openings and the advisor are closed on this account.
        </p>
        <Correction />
        <h2 className="text-xl">What you can do now</h2>
        <div className="grid w-full gap-3">
          <LinkButton href={pages.helplines} tone="quiet">
            Talk to someone who listens
          </LinkButton>
          <LinkButton href={pages.contact} tone="quiet">
            Write to us
          </LinkButton>
          <LinkButton href={pages.account} tone="quiet">
            Save your data or delete the account
          </LinkButton>
          <Button tone="plain" onClick={() => void leave()}>
            Sign Out
          </Button>
        </div>
      </LetterPage>
      <Toasts />
    </>
  )
}

async function leave(): Promise<void> {
  try {
    await signOut()
  } catch (error) {
    showToast(error instanceof Error ? error.message : 'Please try again.', 'bad')
  }
}

/** It is easy to pick the wrong year, so it can be corrected; staff then ask for proof. */
function Correction() {
  const query = useApi('GET /api/profile', {})
  return (
    <Loaded query={query}>
      {({ birthMonthWaits }) => <CorrectionPart waits={birthMonthWaits} />}
    </Loaded>
  )
}

function CorrectionPart({ waits }: { waits: Output<'GET /api/profile'>['birthMonthWaits'] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {waits && (
        <p role="status" className="rounded-control bg-sun-soft px-4 py-3">
          You asked for {monthInWords(waits.to)}. Our staff will decide. Write to us and say how we
          can check it: a school ID, a birth certificate or a TRN card is enough.
        </p>
      )}
      {open ? (
        <CorrectionForm onSent={() => setOpen(false)} />
      ) : (
        <Button tone={waits ? 'plain' : 'main'} onClick={() => setOpen(true)}>
          {waits ? 'Choose another month' : 'I chose the wrong month'}
        </Button>
      )}
    </>
  )
}

function CorrectionForm({ onSent }: { onSent: () => void }) {
  const { mutateAsync } = useAction('PATCH /api/profile')
  const { busy, message, errors, onSubmit } = useForm(
    () => undefined,
    async (fields) => {
      await mutateAsync({ fields })
      onSent()
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid w-full gap-4">
      <FormMessage>{message}</FormMessage>
      <BirthMonthField
        name="birthMonth"
        label="Month and year you were born"
        error={errors['birthMonth']}
        hint="Our staff check it before it counts."
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        Ask our staff
      </Button>
    </form>
  )
}
