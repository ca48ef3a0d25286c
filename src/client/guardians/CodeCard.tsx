import { useState } from 'react'
import { HandOver, type OtherRole } from './HandOver.tsx'
import { CodeField, missingCode } from '../parts/people/CodeField.tsx'
import { shortDate } from '../app/dates.ts'
import { useForm } from '../app/form.ts'
import { useSearchParam } from '../app/location.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'

interface CodeCardProps {
  title: string
  /** The role of the person on the other side of the link. */
  otherRole: OtherRole
  /** Until when the previous code works. */
  codeUntil: string | null
}

/** Two ways to link: give out your own code, or enter the one you were given. */
export function CodeCard({ title, otherRole, codeUntil }: CodeCardProps) {
  const [codesMade, setCodesMade] = useState(0)
  return (
    <Card title={title}>
      <div className="grid gap-6 sm:grid-cols-2">
        <EnterCode otherRole={otherRole} codesMade={codesMade} />
        <MakeCode
          otherRole={otherRole}
          codeUntil={codeUntil}
          onMade={() => setCodesMade(codesMade + 1)}
        />
      </div>
    </Card>
  )
}

/** `codesMade` counts the codes created next to it: a new code clears the error of an old one. */
function EnterCode({ otherRole, codesMade }: { otherRole: OtherRole; codesMade: number }) {
  const [isWaiting, setWaiting] = useState(false)
  const [madeAtSubmit, setMadeAtSubmit] = useState(codesMade)
  const { mutateAsync } = useAction('POST /api/link-codes/enter')
  const { busy, message, errors, onSubmit } = useForm(
    ({ code = '' }) => (code === '' ? missingCode : undefined),
    async ({ code = '' }) => {
      const { kind } = await mutateAsync({ code })
      setWaiting(kind === 'asked')
      showToast(kind === 'linked' ? 'You are linked' : 'The code works', 'good')
    },
  )
  // From the link of the person who made the code.
  const [code] = useSearchParam('code')
  const showsErrors = madeAtSubmit === codesMade
  if (isWaiting)
    return (
      <div role="status" className="grid content-start gap-3">
        <p className="rounded-control bg-leaf-soft px-4 py-3 font-semibold text-leaf-strong">
          The code works. Your {otherRole} has to confirm it.
        </p>
        <Button tone="plain" onClick={() => setWaiting(false)} className="justify-self-start">
          Enter another code
        </Button>
      </div>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        setMadeAtSubmit(codesMade)
        onSubmit(event)
      }}
      className="grid content-start gap-3"
    >
      <FormMessage>{errors['code'] || !showsErrors ? undefined : message}</FormMessage>
      <CodeField
        label={`Code of your ${otherRole}`}
        defaultValue={code ?? ''}
        error={showsErrors ? errors['code'] : undefined}
      />
      <Button type="submit" busy={busy}>
        Link with this code
      </Button>
    </form>
  )
}

interface MakeCodeProps extends Pick<CodeCardProps, 'otherRole' | 'codeUntil'> {
  onMade: () => void
}

function MakeCode({ otherRole, codeUntil, onMade }: MakeCodeProps) {
  const make = useAction('POST /api/link-codes', {
    onDone: onMade,
  })
  const made = make.data
  // The page learns a moment later that the code exists, and live that somebody used it.
  const [known, setKnown] = useState<string | null>(null)
  if (made && made.expiresAt === codeUntil && made.code !== known) setKnown(made.code)
  const isUsed = made !== undefined && made.code === known && made.expiresAt !== codeUntil
  const linkCode = isUsed ? undefined : made
  return (
    <div className="grid content-start gap-3 border-line max-sm:border-t max-sm:pt-6 sm:border-l sm:pl-6">
      <p className="font-semibold">Or make a code for your {otherRole}</p>
      {linkCode ? (
        <div role="status" className="grid justify-items-center gap-1 rounded-control bg-sunk p-4">
          <p className="text-3xl font-extrabold tracking-wider tabular-nums">{linkCode.code}</p>
          <p className="text-center text-sm text-ink-soft">
            Works once, until {shortDate(linkCode.expiresAt)}. You confirm after they enter it.
          </p>
        </div>
      ) : (
        <p className="text-ink-soft">
          {isUsed && `Your ${otherRole} used your code. `}
          {codeUntil &&
            `The code you made works until ${shortDate(codeUntil)}. We cannot show it again, and a new one replaces it. `}
          Give it only to the person it is for. It works once.
        </p>
      )}
      <FormMessage>{make.error?.message}</FormMessage>
      {linkCode && <HandOver code={linkCode.code} otherRole={otherRole} />}
      <Button tone="quiet" busy={make.isPending} onClick={() => make.mutate({})}>
        {linkCode || codeUntil ? 'Make a new code' : 'Make a code'}
      </Button>
    </div>
  )
}
