import type { QuestionChat } from '#domain/learning/question-parts.ts'
import { classes } from '../../ui/classes.ts'
import { Markdown } from '../../ui/Markdown.tsx'

/** A conversation as bubbles, with who says what. */
export function Chat({ messages }: { messages: QuestionChat }) {
  return (
    <ol aria-label="The conversation so far" className="my-2 grid grid-cols-1 gap-2">
      {messages.map(({ from, text }, index) => {
        const side = from === 'You' ? 'justify-self-end' : 'justify-self-start'
        return (
          <li key={index} className="grid grid-cols-1">
            <span className={classes('px-1 text-sm font-semibold text-ink-soft', side)}>
              {from}
              <span className="sr-only">: </span>
            </span>
            <div
              className={classes(
                'max-w-[85%] min-w-0 rounded-card px-4 py-2 wrap-anywhere',
                from === 'You' ? 'rounded-br-none bg-leaf-soft' : 'rounded-bl-none bg-sunk',
                side,
              )}
            >
              <Markdown>{text}</Markdown>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
