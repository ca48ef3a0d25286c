import { useQueryClient } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { AdvisorReply } from '#contract/advisor.ts'
import type { GuideChoice } from '#domain/guide/guide-answer.ts'
import type { ReplyVerdict } from '#domain/guide/verdict.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { useSession } from '../app/session.ts'
import { useAction } from '../app/use-api.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'
import { withReply, type Conversation } from './conversation.ts'
import { Suggestions } from './Suggestions.tsx'

interface VerdictRowProps {
  reply: AdvisorReply
  /** Only below the newest reply: sends a question. */
  onAsk: ((question: string) => void) | undefined
}

/** One tap says whether a reply helped; a second tap takes it back. */
export function VerdictRow({ reply, onAsk }: VerdictRowProps) {
  const { verdict, choices, choose } = useVerdict(reply)
  const isMiss = verdict === 'bad' || verdict === 'other-question'
  return (
    <>
      <span className="flex flex-wrap items-center gap-1">
        <button
          type="button"
          aria-label="This helped"
          aria-pressed={verdict === 'good'}
          onClick={() => choose('good')}
          className={look(verdict === 'good')}
        >
          <Icon of={ThumbsUp} size={20} />
        </button>
        <button
          type="button"
          aria-label="This did not help"
          aria-pressed={verdict === 'bad'}
          onClick={() => choose('bad')}
          className={look(verdict === 'bad')}
        >
          <Icon of={ThumbsDown} size={20} />
        </button>
        <button
          type="button"
          aria-pressed={verdict === 'other-question'}
          onClick={() => choose('other-question')}
          className={look(verdict === 'other-question', 'px-3 font-semibold')}
        >
          Not what I asked
        </button>
      </span>
      <div role="status" className="order-last grid basis-full grid-cols-1 gap-2">
        {verdict === 'good' && <p>Good to know. Thank you.</p>}
        {isMiss && onAsk && <AfterMiss choices={choices} onAsk={onAsk} />}
        {isMiss && !onAsk && <p>Thank you. We count this, and write better answers.</p>}
      </div>
    </>
  )
}

interface AfterMissProps {
  choices: readonly GuideChoice[]
  onAsk: (question: string) => void
}

/** The nearest questions that we can answer, and people who can. */
function AfterMiss({ choices, onAsk }: AfterMissProps) {
  const session = useSession()
  const isStudent = session.state === 'signed-in' && session.user.role === 'student'
  return (
    <>
      {choices.length > 0 && (
        <Suggestions heading="Sorry. Did you mean one of these?" choices={choices} onAsk={onAsk} />
      )}
      <p>
        {choices.length === 0 && 'Sorry. '}
        Try it in other words, or ask a person: a teacher, a guidance counsellor
        {isStudent ? (
          <>
            , or{' '}
            <Link to={pages.mentors} className="link">
              a mentor
            </Link>
          </>
        ) : (
          ' or somebody else you trust'
        )}
        .
      </p>
    </>
  )
}

function look(isOn: boolean, extra = 'w-11'): string {
  return classes(
    'inline-flex min-h-11 items-center justify-center rounded-full hover:bg-sunk',
    extra,
    isOn ? 'bg-leaf-soft text-leaf-strong' : 'text-ink-soft',
  )
}

/** Shown at once, and taken back when it could not be sent. */
function useVerdict(reply: AdvisorReply) {
  const client = useQueryClient()
  const [verdict, setVerdict] = useState(reply.verdict)
  const [choices, setChoices] = useState<readonly GuideChoice[]>([])
  const { mutate } = useAction('PUT /api/advisor/replies/:id/verdict', {
    onDone: (answer) => setChoices(answer.choices),
  })

  function choose(tapped: ReplyVerdict): void {
    const next = tapped === verdict ? null : tapped
    show(next)
    mutate(
      { id: reply.id, verdict: next },
      {
        onError: ({ message }) => {
          show(verdict)
          showToast(message, 'bad')
        },
      },
    )
  }

  function show(next: ReplyVerdict | null): void {
    setVerdict(next)
    client.setQueriesData<Conversation>(
      { queryKey: ['GET /api/advisor/conversations/:id'] },
      (conversation) => conversation && withReply(conversation, { ...reply, verdict: next }),
    )
  }
  return { verdict, choices, choose }
}
