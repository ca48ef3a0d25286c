import { useState } from 'react'
import type { LessonItem } from '#contract/lesson.ts'
import { showToast } from '../ui/toasts.ts'
import { LessonFrame } from './LessonFrame.tsx'
import { useLessonAnswer } from './use-lesson.ts'
import type { LessonPartProps } from './use-lesson.ts'

interface ChecklistItemProps extends LessonPartProps {
  item: Extract<LessonItem, { type: 'checklist' }>
}

/** Each tick is kept by itself: the list is worked through over days. */
export function ChecklistItem({ item, ...part }: ChecklistItemProps) {
  const { work, done } = part.lesson
  const { mutate, place } = useLessonAnswer(part)
  const kept = work?.type === 'checklist' ? work.ticks : []
  // What was pressed shows at once; the answer of the server takes over.
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isTicked = (id: string) => pressed.get(id) ?? kept.includes(id)
  const ticked = item.tasks.filter(({ id }) => isTicked(id)).length

  function tick(task: string, to: boolean) {
    setPressed((before) => new Map(before).set(task, to))
    mutate(
      { ...place, answer: { type: 'checklist', task, done: to } },
      {
        onError: (error) => {
          setPressed((before) => new Map(before).set(task, !to))
          showToast(`Not saved. ${error.message}`, 'bad')
        },
      },
    )
  }

  return (
    <LessonFrame lesson={part.lesson}>
      <p className="mb-3 text-ink-soft" role="status">
        {ticked} of {item.tasks.length} done.{' '}
        {!done && 'Your ticks are saved one by one, so come back whenever you like.'}
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {item.tasks.map(({ id, text }) => (
          <li key={id}>
            <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-edge bg-card px-3.5 py-2.5 transition-colors hover:bg-sunk has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea">
              <input
                type="checkbox"
                checked={isTicked(id)}
                onChange={(event) => tick(id, event.currentTarget.checked)}
                className="size-6 shrink-0 accent-leaf outline-none"
              />
              {text}
            </label>
          </li>
        ))}
      </ul>
    </LessonFrame>
  )
}
