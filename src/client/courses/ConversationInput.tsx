import { useEffect, useRef } from 'react'
import { Undo2 } from 'lucide-react'
import { conversationAfter } from '#domain/learning/conversation-graph.ts'
import { Chat } from '../parts/questions/Chat.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { ExercisePartProps } from './exercise-part.ts'

/** What was said so far, and what can be said now. Each reply leads on, and can be taken back. */
export function ConversationInput({
  exercise,
  answer,
  onChange,
}: ExercisePartProps<'conversation'>) {
  const chosen = answer.replies
  const { messages, replies, end } = conversationAfter(exercise, chosen)
  const now = useRef<HTMLDivElement>(null)
  const before = useRef(chosen.length)
  useEffect(() => {
    // The pressed reply is gone: the focus goes to what can be said next.
    if (before.current !== chosen.length) now.current?.focus()
    before.current = chosen.length
  }, [chosen])
  const shown = messages.map(({ from, text }) => ({
    from: from === 'you' ? 'You' : exercise.with,
    text,
  }))
  const give = (replied: string[]) => onChange({ kind: 'conversation', replies: replied })

  return (
    <div>
      <Chat messages={shown} />
      <div
        ref={now}
        tabIndex={-1}
        role="group"
        aria-label={
          end === null ? `${exercise.with} said: ${messages.at(-1)?.text} Your reply` : 'The end'
        }
        className="mt-4 grid scroll-mb-40 grid-cols-1 gap-2 outline-none"
      >
        {replies.map(({ text }) => (
          <button
            key={text}
            type="button"
            onClick={() => give([...chosen, text])}
            className="min-h-12 rounded-control border-2 border-line border-b-4 bg-card px-4 py-2 text-left hover:bg-sunk active:translate-y-px"
          >
            {text}
          </button>
        ))}
        {end !== null && (
          <p className="font-semibold">The conversation is over. Check how it went.</p>
        )}
      </div>
      {chosen.length > 0 && (
        <Button tone="plain" onClick={() => give(chosen.slice(0, -1))} className="mt-3">
          <Icon of={Undo2} />
          Take back your last reply
        </Button>
      )}
    </div>
  )
}
