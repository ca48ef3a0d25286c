import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { moved } from './drag-order.ts'
import { Mark } from './Mark.tsx'
import { useDragOrder } from './use-drag-order.ts'

interface StepOrderProps {
  steps: readonly string[]
  onChange: (steps: string[]) => void
  /** One flag per step of the marked order; null while it is being changed. */
  marks: readonly boolean[] | null
}

/** Steps to drag by their handle, or to move with Up and Down buttons, which do the same by keyboard. */
export function StepOrder({ steps, onChange, marks }: StepOrderProps) {
  const [announcement, setAnnouncement] = useState('')
  const pressed = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    // The pressed button moves with its step, and moving an element removes its focus.
    pressed.current?.focus({ preventScroll: true })
    pressed.current?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [steps])

  function moveTo(index: number, to: number) {
    onChange(moved(steps, index, to))
    setAnnouncement(`Moved to position ${to + 1} of ${steps.length}`)
  }
  const { list, handle, dragged, shift } = useDragOrder((from, to) => {
    pressed.current = null
    moveTo(from, to)
  })
  function move(button: HTMLButtonElement, index: number, by: -1 | 1) {
    pressed.current = button
    if (index + by >= 0 && index + by < steps.length) moveTo(index, index + by)
  }

  return (
    <>
      <ol ref={list} className="grid grid-cols-1 gap-2">
        {steps.map((step, index) => (
          <li
            key={step}
            className={classes(
              'relative flex scroll-my-40 items-center gap-1 rounded-control border bg-card py-1 pr-1',
              dragged === index ? 'z-10 border-sea shadow-raised' : borderOf(marks?.[index]),
            )}
            style={{
              translate: `0 ${shift(index)}px`,
              // After a drop the rows are where they were seen, and nothing moves.
              transition: dragged !== null && dragged !== index ? 'translate 150ms' : 'none',
            }}
          >
            <span
              // The buttons do the same for a keyboard and a screen reader.
              {...handle(index)}
              style={{ ...grip, cursor: dragged === index ? 'grabbing' : 'grab' }}
              className="flex min-h-11 shrink-0 items-center pl-1 font-bold text-ink-soft tabular-nums"
            >
              <Icon of={GripVertical} />
              <span className="w-5">{index + 1}</span>
            </span>
            <span className="min-w-0 grow py-1">{step}</span>
            <Mark right={marks?.[index]} />
            <MoveButton
              label={`Move up: ${step}`}
              icon={ArrowUp}
              atEnd={index === 0}
              onPress={(button) => move(button, index, -1)}
            />
            <MoveButton
              label={`Move down: ${step}`}
              icon={ArrowDown}
              atEnd={index === steps.length - 1}
              onPress={(button) => move(button, index, 1)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

/** As high as its row; a finger on it neither scrolls nor selects. */
const grip = { touchAction: 'none', userSelect: 'none', alignSelf: 'stretch' } as const

interface MoveButtonProps {
  label: string
  icon: typeof ArrowUp
  atEnd: boolean
  onPress: (button: HTMLButtonElement) => void
}

function MoveButton({ label, icon, atEnd, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the button must keep the focus when its step reaches the end.
      aria-disabled={atEnd}
      onClick={(event) => onPress(event.currentTarget)}
      className={classes(
        'grid size-11 shrink-0 place-items-center rounded-control',
        atEnd ? 'text-line' : 'text-sea hover:bg-sea-soft',
      )}
    >
      <Icon of={icon} />
    </button>
  )
}

function borderOf(right: boolean | undefined): string {
  if (right === undefined) return 'border-edge'
  return right ? 'border-leaf' : 'border-coral'
}
