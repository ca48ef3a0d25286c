import { Flame } from 'lucide-react'
import type { FirstMinuteChoices } from '#contract/accounts.ts'
import * as pages from '#domain/pages.ts'
import { signUpFailed } from '#domain/people/messages.ts'
import { useForm } from '../app/form.ts'
import { AccountFields } from '../sign-in/AccountFields.tsx'
import { keepingQuery } from '../sign-in/address.ts'
import { checkSignUp } from '../sign-in/checks.ts'
import { signUp } from '../sign-in/sign-up.ts'
import { SignUpTerms } from '../sign-in/SignUpTerms.tsx'
import { useSearch } from '../sign-in/use-search.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
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
  const search = useSearch()
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
      <div className="relative isolate flex-1 overflow-hidden bg-(--band) text-[#fffaf0] lg:flex-none">
        <ScreenBar {...bar} />
        <Drawing of="bird-glad" className="absolute right-4 bottom-2 -z-10 h-28 w-24" />
        <div className="px-4 pb-4">
          <h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold outline-none">
            Save it
          </h1>
          <p className="mt-1 flex flex-wrap gap-2 pr-24 text-xl font-extrabold">
            <span className="earned rounded-full bg-sun px-3 py-0.5 text-on-sun">+{xp} XP</span>
            <span className="lit flex items-center gap-1 rounded-full bg-[#fffaf0] px-3 py-0.5 text-[#c73a1a]">
              <Icon of={Flame} size={22} className="fill-current" /> Day 1
            </span>
          </p>
        </div>
      </div>
      <div className="bg-card p-4">
        <form noValidate method="post" onSubmit={onSubmit} className="grid gap-3">
          <FormMessage>{message}</FormMessage>
          <AccountFields errors={errors} />
          <Button type="submit" busy={busy} className="min-h-12">
            Create Account
          </Button>
          <SignUpTerms />
        </form>
        <p className="text-center">
          <a
            href={keepingQuery(pages.login, search)}
            className="link inline-flex min-h-11 items-center"
          >
            I have an account
          </a>
        </p>
      </div>
    </main>
  )
}
