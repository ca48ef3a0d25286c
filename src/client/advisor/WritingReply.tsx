import { useQueryClient } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AdvisorReply } from '#contract/advisor.ts'
import { markStale } from '../app/mark-stale.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { showToast } from '../ui/toasts.ts'
import { followReply } from './follow-reply.ts'
import { AdvisorMessage } from './AdvisorMessage.tsx'
import { useRevealed } from './use-revealed.ts'

interface WritingReplyProps {
  reply: AdvisorReply
  onDone: (reply: AdvisorReply) => void
}

/** A streamed reply. The server writes it whether or not this page is open. */
export function WritingReply({ reply: { id, text: initialText }, onDone }: WritingReplyProps) {
  const client = useQueryClient()
  const [text, setText] = useState(initialText)
  const [isLost, setLost] = useState(false)
  const [finalReply, setFinalReply] = useState<AdvisorReply>()
  const visibleText = useRevealed(text)

  useEffect(
    () =>
      followReply(id, {
        onText: setText,
        onGap: (lost) => {
          setLost(lost)
          // It may have been finished or deleted in the meantime.
          if (lost) void markStale(client, ['advisor/conversations'])
        },
        onDone: (reply) => {
          setFinalReply(reply)
          if (reply.state === 'done') setText(reply.text)
        },
      }),
    [id, client],
  )

  const isRead = finalReply && (finalReply.state !== 'done' || visibleText === finalReply.text)
  useEffect(() => {
    if (finalReply && isRead) onDone(finalReply)
  })

  return (
    // Not a live region: screen readers read the finished reply, not half sentences.
    <div aria-live="off" aria-busy="true" className="grid grid-cols-1 gap-2">
      <AdvisorMessage>
        {visibleText === '' ? (
          <>
            <Spinner small /> Thinking...
          </>
        ) : (
          <Markdown>{visibleText}</Markdown>
        )}
      </AdvisorMessage>
      {isLost && <p className="text-sm text-ink-soft">Connection lost. Reconnecting...</p>}
      <StopButton id={id} onStopped={finalReply && (() => onDone(finalReply))} />
    </div>
  )
}

interface StopButtonProps {
  id: string
  /** Set once the reply is complete: then Stop only ends the animation. */
  onStopped: (() => void) | undefined
}

function StopButton({ id, onStopped }: StopButtonProps) {
  const { mutate, isPending } = useAction('POST /api/advisor/replies/:id/stop')
  function stop() {
    if (onStopped) onStopped()
    else mutate({ id }, { onError: ({ message }) => showToast(message, 'bad') })
  }
  return (
    <Button tone="quiet" busy={isPending} onClick={stop} className="justify-self-start px-4">
      <Icon of={Square} size={18} className="fill-current" />
      Stop
    </Button>
  )
}
