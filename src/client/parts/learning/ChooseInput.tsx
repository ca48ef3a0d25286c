import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Markdown } from '../../ui/Markdown.tsx'

interface ChooseInputProps {
  options: readonly string[]
  /** The text of the chosen option. */
  chosen: string | null
  /** The text of the right option; null until the choice is marked, and then it cannot be changed. */
  right: string | null
  onChoose: (text: string) => void
  labelledBy: string
}

/** Options that are marked as soon as one is pressed. */
export function ChooseInput({ options, chosen, right, onChoose, labelledBy }: ChooseInputProps) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The panel with the reason may cover it.
    const button = right === null ? null : group.current?.querySelector('[aria-pressed="true"]')
    button?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [right])
  return (
    <div ref={group} role="group" aria-labelledby={labelledBy} className="grid grid-cols-1 gap-2.5">
      {options.map((text) => {
        const isChosen = text === chosen
        const shown =
          right === null
            ? isChosen
              ? 'chosen'
              : 'open'
            : text === right
              ? 'right'
              : isChosen
                ? 'wrong'
                : 'other'
        return (
          <button
            key={text}
            type="button"
            disabled={right !== null}
            aria-pressed={isChosen}
            onClick={() => onChoose(text)}
            className={classes(
              'flex min-h-14 scroll-mt-20 scroll-mb-[50dvh] items-center gap-3 rounded-control border-2 px-4 py-3 text-left font-semibold transition-colors',
              look[shown],
            )}
          >
            <Markdown className="min-w-0 grow">{text}</Markdown>
            {shown === 'right' && (
              <span className="text-leaf">
                <Icon of={Check} />
                <span className="sr-only">Right answer</span>
              </span>
            )}
            {shown === 'wrong' && (
              <span className="text-ink-soft">
                <Icon of={X} />
                <span className="sr-only">Your answer</span>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

const look = {
  open: 'border-line border-b-4 bg-card hover:bg-sunk active:translate-y-0.5 active:border-sea active:bg-sea-soft',
  chosen: 'border-sea border-b-4 bg-sea-soft',
  right: 'border-leaf border-b-4 bg-leaf-soft',
  wrong: 'border-sun border-b-4 bg-sun-soft',
  other: 'border-line border-b-4 bg-card text-ink-soft',
}
