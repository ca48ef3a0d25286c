import { MessageCircleQuestion } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { maxAnswerLength } from '#domain/people/staff-case.ts'
import * as pages from '#domain/pages.ts'
import { useForm } from '../app/form.ts'
import { LetterPage } from '../app/LetterPage.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { useSession } from '../app/session.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'

/** Opened from an email or the bell, signed in or not: what our staff still need to know about a report or a message. */
export function TellUsMorePage() {
  const [token] = useSearchParam('token')
  const session = useSession()
  const query = useApi('GET /api/tell-us-more', { token: token ?? '' })
  const home = session.state === 'signed-in' ? pages.dashboard : pages.landing
  return (
    <LetterPage icon={MessageCircleQuestion}>
      <Loaded query={query}>
        {(data) =>
          data.kind === 'asked' ? (
            <Questions token={token ?? ''} about={data.about} questions={data.questions} />
          ) : data.kind === 'answered' ? (
            <Done title="Thank you" home={home}>
              We have your answer, or do not need it any more. If something else happened, write to
              us.
            </Done>
          ) : (
            <Done title="This link does not work" home={home}>
              It may be too old, or part of it is missing. Write to us instead.
            </Done>
          )
        }
      </Loaded>
    </LetterPage>
  )
}

function Done({ title, home, children }: { title: string; home: string; children: ReactNode }) {
  return (
    <>
      <div role="status" className="grid gap-4">
        <h1 className="text-2xl">{title}</h1>
        <p>{children}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={pages.contact} tone="quiet">
          Write to us
        </LinkButton>
        <LinkButton href={home}>Go to Home</LinkButton>
      </div>
    </>
  )
}

interface QuestionsProps {
  token: string
  about: 'report' | 'message'
  questions: readonly string[]
}

function Questions({ token, about, questions }: QuestionsProps) {
  const listId = useId()
  const { mutateAsync } = useAction('POST /api/tell-us-more')
  const { busy, message, errors, onSubmit } = useForm(
    ({ words = '' }) => {
      const missing = 'Write an answer.'
      return words === '' ? { message: missing, fields: { words: missing } } : undefined
    },
    async ({ words = '' }) => {
      await mutateAsync({ token, words })
    },
  )
  return (
    <>
      <h1 className="text-2xl">Tell us more</h1>
      <p>
        Thank you for {about === 'report' ? 'speaking up' : 'writing to us'}. Before we go on, we
        would like to know:
      </p>
      <ul id={listId} className="grid list-disc gap-1 pl-5 font-semibold">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <form noValidate onSubmit={onSubmit} className="grid w-full gap-4">
        <TextArea
          label="Your answer"
          name="words"
          rows={6}
          maxLength={maxAnswerLength}
          aria-describedby={listId}
          hint="Only our staff read it. Leave out what you do not know."
          error={errors['words']}
        />
        <FormMessage>{errors['words'] ? undefined : message}</FormMessage>
        <Button type="submit" busy={busy} className="min-h-12">
          Send
        </Button>
      </form>
      <p className="text-sm text-ink-soft">
        In danger now?{' '}
        <a href={pages.helplines} className="link">
          See who you can call
        </a>
        .
      </p>
    </>
  )
}
