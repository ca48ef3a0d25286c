import { useId } from 'react'
import type { Situation, SituationScene } from '#domain/learning/first-minute.ts'
import { classes } from '../../ui/classes.ts'
import { AnswerPanel } from './AnswerPanel.tsx'
import { Drawing } from './Drawing.tsx'
import type { Screen } from './screen.ts'
import { ScreenBar } from './ScreenBar.tsx'

interface SituationStepProps extends Screen {
  situation: Situation
  step: Situation['steps'][number]
  /** The position of the option; undefined before the answer. */
  chosen: number | undefined
  onChoose: (option: number) => void
  onContinue: () => void
}

const coloursOf: Record<SituationScene, string> = {
  'may-pen': 'place-may-pen',
  store: 'place-may-pen',
  linstead: 'place-linstead',
}

/** One tap of the situation. The answer shows at once, and then only the options that it is about. */
export function SituationStep({
  situation,
  step,
  chosen,
  onChoose,
  onContinue,
  heading,
  ...bar
}: SituationStepProps) {
  const prompt = useId()
  const answered = chosen !== undefined
  const first = bar.at === 1
  const promptLine = 'text-xl leading-snug font-extrabold outline-none lg:text-2xl'
  return (
    <main
      className={classes(
        coloursOf[step.scene],
        'mx-auto grid min-h-dvh w-full max-w-lg grid-rows-[1fr_auto_auto_auto] lg:max-w-5xl lg:grid-cols-2 lg:grid-rows-1 lg:items-center lg:px-4',
      )}
    >
      <div className="relative min-h-24 overflow-hidden bg-(--sky) lg:h-140">
        <Drawing of={step.scene} className="absolute inset-0 size-full" />
        <ScreenBar {...bar} className="relative" />
      </div>
      <div className="contents lg:block lg:min-h-140">
        <div className="bg-(--band) px-4 py-3 text-[#fffaf0] lg:p-6">
          {first && (
            <h1 ref={heading} tabIndex={-1} className="text-base font-bold outline-none">
              {situation.title}
            </h1>
          )}
          {first && !answered && <p className="mt-0.5 mb-2 leading-snug">{situation.intro}</p>}
          {first ? (
            <p id={prompt} className={promptLine}>
              {step.prompt}
            </p>
          ) : (
            <h1 id={prompt} ref={heading} tabIndex={-1} className={promptLine}>
              {step.prompt}
            </h1>
          )}
        </div>
        <ul aria-labelledby={prompt} className="grid content-start gap-2 px-4 py-3 lg:pr-0">
          {step.options.map(({ text, right }, option) =>
            answered && option !== chosen && !right ? null : (
              <li key={text}>
                <button
                  type="button"
                  aria-pressed={option === chosen}
                  disabled={answered}
                  onClick={() => onChoose(option)}
                  className={classes(
                    'min-h-13 w-full rounded-[16px_16px_4px_16px] border-2 px-3.5 py-2 text-left leading-snug font-semibold text-ink',
                    answered && right ? 'border-leaf bg-leaf-soft' : 'border-edge bg-card',
                    answered && !right && 'bg-sun-soft',
                  )}
                >
                  {text}
                </button>
              </li>
            ),
          )}
        </ul>
        <div className="lg:pl-4">
          <AnswerPanel step={step} chosen={chosen} onContinue={onContinue} />
        </div>
      </div>
    </main>
  )
}
