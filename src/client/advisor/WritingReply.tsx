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
import { Said } from './Said.tsx'
import { useRevealed } from './use-revealed.ts'

interface WritingReplyProps {
  reply: AdvisorReply
  onDone: (reply: AdvisorReply) => void
}

/** A streamed reply. The server writes it whether or not this page is open. */
export function WritingReply({ reply: { id, text: begun }, onDone }: WritingReplyProps) {
  const client = useQueryClient()
  const [text, setText] = useState(begun)
  const [isCut, setCut] = useState(false)
  const [finished, setFinished] = useState<AdvisorReply>()
  const shown = useRevealed(text)

  useEffect(
    () =>
      followReply(id, {
        onText: setText,
        onGap: (cut) => {
          setCut(cut)
          // It may have been finished or deleted in the meantime.
          if (cut) void markStale(client, ['advisor/conversations'])
        },
        onDone: (reply) => {
          setFinished(reply)
          if (reply.state === 'done') setText(reply.text)
        },
      }),
    [id, client],
  )

  const isRead = finished && (finished.state !== 'done' || shown === finished.text)
  useEffect(() => {
    if (finished && isRead) onDone(finished)
  })

  return (
    // Not a live region: screen readers read the finished reply, not half sentences.
    <div aria-live="off" aria-busy="true" className="grid grid-cols-1 gap-2">
      <Said>
        {shown === '' ? (
          <>
            <Spinner small /> Thinking...
          </>
        ) : (
          <Markdown>{shown}</Markdown>
        )}
      </Said>
      {isCut && <p className="text-sm text-ink-soft">Connection lost. Reconnecting...</p>}
      <StopButton id={id} onStopped={finished && (() => onDone(finished))} />
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
