import { useState } from 'react'
import type { LessonItem } from '#contract/lesson.ts'
import { sayWhy } from '../app/say-why.ts'
import { showToast } from '../ui/toasts.ts'
import { LessonFrame } from './LessonFrame.tsx'
import { useLessonAnswer } from './use-lesson.ts'
import type { LessonPartProps } from './use-lesson.ts'

interface ChecklistItemProps extends LessonPartProps {
  item: Extract<LessonItem, { type: 'checklist' }>
}

type TaskState = 'open' | 'done' | 'aside'

/** Each tick is saved separately, as a list may take days. */
export function ChecklistItem({ item, ...part }: ChecklistItemProps) {
  const { work, done } = part.lesson
  const { mutate, ids } = useLessonAnswer(part)
  const savedWork = work?.type === 'checklist' ? work : undefined
  // Optimistic state; the server's response replaces it.
  const [pressed, setPressed] = useState<ReadonlyMap<string, TaskState>>(new Map())
  const stateOf = (id: string): TaskState =>
    pressed.get(id) ??
    (savedWork?.ticks.includes(id) ? 'done' : savedWork?.aside?.includes(id) ? 'aside' : 'open')
  const states = item.tasks.map(({ id }) => stateOf(id))
  const count = (state: TaskState) => states.filter((each) => each === state).length

  function mark(task: string, to: TaskState) {
    const before = stateOf(task)
    setPressed((all) => new Map(all).set(task, to))
    const aside = to === 'aside' ? { aside: true as const } : {}
    mutate(
      { ...ids, answer: { type: 'checklist', task, done: to === 'done', ...aside } },
      {
        onError: (error) => {
          if (error.code === 'unsent') return sayWhy(error)
          setPressed((all) => new Map(all).set(task, before))
          showToast(`Not saved. ${error.message}`, 'bad')
        },
      },
    )
  }

  return (
    <LessonFrame lesson={part.lesson}>
      <p className="mb-3 text-ink-soft" role="status">
        {count('done')} of {item.tasks.length} done
        {count('aside') > 0 && `, ${count('aside')} set aside`}.{' '}
        {!done && progressNote(count('open'), item.tasks.length)}
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {item.tasks.map(({ id, text, optional }) => (
          <Task
            key={id}
            text={text}
            optional={optional === true}
            state={stateOf(id)}
            onMark={(to) => mark(id, to)}
          />
        ))}
      </ul>
    </LessonFrame>
  )
}

/** If nothing is open but the list isn't done, too much of it was set aside. */
function progressNote(open: number, tasks: number): string {
  return open > 0
    ? 'Your ticks are saved one by one, so come back whenever you like.'
    : `Do at least ${Math.ceil(tasks / 2)} of them to finish the list.`
}

interface TaskProps {
  text: string
  optional: boolean
  state: TaskState
  onMark: (to: TaskState) => void
}

function Task({ text, optional, state, onMark }: TaskProps) {
  const isAside = state === 'aside'
  return (
    <li>
      <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-edge bg-card px-3.5 py-2.5 transition-colors hover:bg-sunk has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea">
        <input
          type="checkbox"
          checked={state === 'done'}
          onChange={(event) => onMark(event.currentTarget.checked ? 'done' : 'open')}
          className="size-6 shrink-0 accent-leaf outline-none"
        />
        <span className={isAside ? 'text-ink-soft' : undefined}>{text}</span>
      </label>
      {optional && (
        <button
          type="button"
          onClick={() => onMark(isAside ? 'open' : 'aside')}
          className="link inline-flex min-h-11 items-center px-3.5 text-sm"
        >
          {isAside ? 'Undo: does not apply to me' : 'Does not apply to me'}
          <span className="sr-only">: {text}</span>
        </button>
      )}
    </li>
  )
}
