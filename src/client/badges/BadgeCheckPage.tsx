import { useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { badgeKinds, badgeKindWords, badgeRule } from '#domain/learning/badge-source.ts'
import { credentialIn } from '#domain/learning/baked-badge.ts'
import { useForm } from '../app/form.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useSession } from '../app/session.ts'
import { useAction } from '../app/use-api.ts'
import { VisitorHeader } from '../app/VisitorHeader.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Field, TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Verdict } from './Verdict.tsx'

/** Checks a badge that somebody was sent as a file or as a text. */
export function BadgeCheckPage() {
  const session = useSession()
  const content = (
    <div className="mx-auto max-w-2xl">
      <PageTitle title="Check a badge">
        Somebody sent you a badge of Upful? Here you see whether it is real, what it is for, and
        whether it still counts.
      </PageTitle>
      <Check />
      <Card title="How a badge is earned" className="mt-4">
        <dl className="grid gap-3">
          {badgeKinds.map((kind) => (
            <div key={kind}>
              <dt className="font-semibold">{badgeKindWords[kind]}</dt>
              <dd>{badgeRule(kind)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
  return session.state === 'signed-out' ? <VisitorHeader>{content}</VisitorHeader> : content
}

/** Larger than any picture that we make. */
const maxFileBytes = 2_000_000

function Check() {
  const outcome = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, data, reset } = useAction('POST /api/badge-checks', {
    onDone: () => setTimeout(() => outcome.current?.focus()),
  })
  const { busy, message, errors, onSubmit } = useForm(
    ({ badge = '' }) =>
      badge === '' ? { message: 'Paste a badge.', fields: { badge: 'Paste a badge.' } } : undefined,
    async ({ badge = '' }) => {
      setProblem(undefined)
      await mutateAsync({ badge })
    },
  )

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file === undefined) return
    reset()
    setProblem(undefined)
    const found =
      file.size > maxFileBytes ? null : credentialIn(new Uint8Array(await file.arrayBuffer()))
    try {
      // The server says the same about everything that is no badge.
      await mutateAsync({ badge: found ?? 'none' })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'It was not checked. Try again.')
    }
  }

  return (
    <>
      <div ref={outcome} tabIndex={-1} role="status" className="outline-none">
        {data && (
          <div className="mb-4">
            <Verdict verdict={data} level={2} />
          </div>
        )}
      </div>
      <Card className="grid gap-4">
        <Field
          label="The file of the badge"
          type="file"
          accept=".png,.svg,.jwt,.txt,image/png,image/svg+xml,text/plain"
          hint="The picture or the text file, as it was saved. It stays on your device: only the signed text in it is sent to us."
          error={problem}
          onChange={(event) => void readFile(event)}
        />
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          <TextArea
            label="Or paste its signed text"
            name="badge"
            rows={4}
            maxLength={20_000}
            spellCheck={false}
            className="wrap-anywhere"
            error={errors['badge']}
          />
          <FormMessage>{message}</FormMessage>
          <Button type="submit" busy={busy} className="justify-self-start">
            Check it
          </Button>
        </form>
      </Card>
    </>
  )
}
