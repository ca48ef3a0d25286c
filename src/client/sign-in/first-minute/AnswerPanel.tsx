import type { Situation } from '#domain/learning/first-minute.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Drawing } from './Drawing.tsx'

interface AnswerPanelProps {
  step: Situation['steps'][number]
  chosen: number | undefined
  onContinue: () => void
}

/** Whether the answer is right, and why. The status is there before the answer, so that it is announced. */
export function AnswerPanel({ step, chosen, onContinue }: AnswerPanelProps) {
  const option = chosen === undefined ? undefined : step.options[chosen]
  const right = option?.right === true
  return (
    <div
      className={classes(
        'relative',
        option && 'px-4 pt-3 pb-4',
        option && (right ? 'bg-leaf-soft' : 'bg-sun-soft'),
      )}
    >
      <div role="status">
        {option && (
          <>
            <p className="pr-16 text-2xl font-extrabold">{right ? 'Right!' : 'Not yet'}</p>
            {option.note !== undefined && <p className="mt-1 pr-16">{option.note}</p>}
            <p className="mt-1">{step.explanation}</p>
          </>
        )}
      </div>
      {option && (
        <>
          <Drawing
            of={right ? 'bird-proud' : 'bird-curious'}
            className="absolute -top-6 right-3 h-18 w-13"
          />
          <Button ref={focusOn} onClick={onContinue} className="mt-3 min-h-13 w-full text-xl">
            Continue
          </Button>
        </>
      )}
    </div>
  )
}

function focusOn(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true })
  button?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
