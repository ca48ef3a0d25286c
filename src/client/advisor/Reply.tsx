import { RotateCcw } from 'lucide-react'
import type { AdvisorReply } from '#contract/advisor.ts'
import { useAction } from '../app/use-api.ts'
import { HelpCard } from '../parts/help/HelpCard.tsx'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { showToast } from '../ui/toasts.ts'
import { emptyReply } from './conversation.ts'
import { ReplyCard } from './ReplyCard.tsx'
import { AdvisorMessage } from './AdvisorMessage.tsx'
import { Suggestions } from './Suggestions.tsx'
import { VerdictRow } from './VerdictRow.tsx'

interface ReplyProps {
  reply: AdvisorReply
  /** Only the newest reply can be written again. */
  onAgain: ((reply: AdvisorReply) => void) | undefined
  /** Sends a question; only below the newest reply. */
  onAsk: ((question: string) => void) | undefined
}

export function Reply({ reply, onAgain, onAsk }: ReplyProps) {
  const { text, state, cards, choices, help, cutShort, source } = reply
  return (
    <div className="grid grid-cols-1 gap-2">
      {help && <HelpCard help={help} />}
      {text !== '' && (
        <AdvisorMessage>
          <ReplyHead reply={reply} />
          <Markdown>{text}</Markdown>
          {cutShort && (
            <p className="mt-2 text-sm text-ink-soft">
              This answer reached its maximum length. Send “Continue” for the rest.
            </p>
          )}
        </AdvisorMessage>
      )}
      {cards.length > 0 && (
        <ul aria-label="What this answer is about" className="grid grid-cols-1 gap-2">
          {cards.map((card) => (
            <ReplyCard key={`${card.kind}:${card.id}`} card={card} />
          ))}
        </ul>
      )}
      {choices.length > 0 && onAsk && (
        <Suggestions heading={headingFor(reply)} choices={choices} onAsk={onAsk} />
      )}
      {source !== 'help' && (
        <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {state === 'stopped' && 'Stopped.'}
          {state === 'done' && <VerdictRow reply={reply} onAsk={onAsk} />}
          {onAgain && <AgainButton reply={reply} onAgain={onAgain} />}
        </div>
      )}
    </div>
  )
}

/** What the texts to tap are: an answer to a question back, or what others ask next. */
function headingFor({ answeredBy }: AdvisorReply): string {
  if (answeredBy?.kind === 'choice') return 'Which one do you mean?'
  return answeredBy?.kind === 'none' ? 'Maybe one of these' : 'People also ask'
}

interface AgainButtonProps {
  reply: AdvisorReply
  onAgain: (reply: AdvisorReply) => void
}

function AgainButton({ reply: { id, source, state }, onAgain }: AgainButtonProps) {
  const { mutate, isPending } = useAction('POST /api/advisor/replies/:id/again', {
    onDone: () => onAgain(emptyReply(id, source)),
  })
  return (
    <Button
      tone="plain"
      busy={isPending}
      onClick={() => mutate({ id }, { onError: ({ message }) => showToast(message, 'bad') })}
      className="px-3"
    >
      <Icon of={RotateCcw} size={18} />
      {state === 'failed' ? 'Try again' : 'Write again'}
    </Button>
  )
}

/** Says when the built-in guide answered, and why it replaced the AI. */
function ReplyHead({ reply: { source, notice, state } }: { reply: AdvisorReply }) {
  if (source !== 'guide' || state === 'failed') return null
  return (
    <>
      {notice && <p className="mb-2 text-ink-soft">{notice}</p>}
      <p className="mb-2">
        <Chip tone="sea">Built-in guide</Chip>
      </p>
    </>
  )
}
