import { Lightbulb } from 'lucide-react'
import type { Lesson } from '#contract/lesson.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { useHint } from './use-lesson.ts'

/** Up to two hints, one after the other. What the next one costs stands on its button. */
export function LessonHints({ lesson }: { lesson: Lesson }) {
  const { mutate, isPending, error, ids } = useHint(lesson)
  // A lesson that an older version kept on the device has none.
  if (!lesson.hints) return null
  const { taken, of, price } = lesson.hints
  const next = taken.length + 1
  return (
    <section aria-label="Hints" className="mt-4 grid grid-cols-1 justify-items-start gap-2">
      <div role="status" className="grid w-full grid-cols-1 gap-2">
        {taken.map((hint, index) => (
          <div key={hint} className="rounded-control bg-sunk px-4 py-3">
            <p className="font-semibold">{of === 1 ? 'Hint' : `Hint ${index + 1}`}</p>
            <Markdown>{hint}</Markdown>
          </div>
        ))}
      </div>
      {next <= of && (
        <Button tone="plain" busy={isPending} onClick={() => mutate({ ...ids, hint: next })}>
          <Icon of={Lightbulb} />
          {next === 1 ? 'Show a hint' : 'Show another hint'}
          {price > 0 && ` (costs ${price} XP of this exercise)`}
        </Button>
      )}
      <FormMessage>{error?.message}</FormMessage>
    </section>
  )
}
