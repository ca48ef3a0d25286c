import { Flame } from 'lucide-react'
import type { FirstMinuteChoices } from '#contract/accounts.ts'
import { signUpFailed } from '#domain/people/messages.ts'
import { useForm } from '../../app/form.ts'
import { AccountFields } from '../AccountFields.tsx'
import { checkSignUp } from '../checks.ts'
import { signUp } from '../sign-up.ts'
import { SignUpTerms } from '../SignUpTerms.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AccountLink } from './AccountLink.tsx'
import { Drawing } from './Drawing.tsx'
import { forgetPlay } from './play.ts'
import type { Screen } from './screen.ts'
import { ScreenBar } from './ScreenBar.tsx'

interface SaveItProps extends Screen {
  xp: number
  choices: FirstMinuteChoices
}

/** What the minute brought, and the account that keeps it. */
export function SaveIt({ xp, choices, heading, ...bar }: SaveItProps) {
  const { busy, message, errors, onSubmit } = useForm(
    (values) => checkSignUp(values, ['name', 'email', 'password']),
    (values) =>
      signUp(values, 'student', {
        arrival: 'signed-up',
        firstMinute: choices,
        onCreated: forgetPlay,
      }),
    signUpFailed,
  )
  return (
    <main className="place-newcastle mx-auto flex min-h-dvh w-full max-w-lg flex-col lg:justify-center">
      <div className="relative isolate flex flex-1 flex-col overflow-hidden bg-(--sky) lg:h-56 lg:flex-none">
        <Drawing of="newcastle" className="absolute inset-0 -z-10 size-full" />
        <ScreenBar {...bar} />
        <div className="flex grow items-end gap-3 px-4 pb-3">
          <span className="lit relative grid place-items-center">
            <Icon of={Flame} size={76} className="fill-[#ffc93c] text-[#c73a1a]" />
            <span aria-hidden="true" className="absolute pt-6 text-2xl font-extrabold text-on-sun">
              1
            </span>
          </span>
          <span className="earned rounded-full bg-sun px-3 py-0.5 text-xl font-extrabold text-on-sun">
            +{xp} XP
          </span>
          <Drawing of="bird-glad" className="ml-auto h-20 w-17" />
        </div>
      </div>
      <div className="bg-card p-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold outline-none">
          Save it
        </h1>
        <p className="mb-3 text-ink-soft">Day 1 is yours. An account keeps it.</p>
        <form noValidate method="post" onSubmit={onSubmit} className="grid gap-3">
          <FormMessage>{message}</FormMessage>
          <AccountFields errors={errors} />
          <Button type="submit" busy={busy} className="min-h-12">
            Create Account
          </Button>
          <SignUpTerms />
        </form>
        <p className="text-center">
          <AccountLink />
        </p>
      </div>
    </main>
  )
}
