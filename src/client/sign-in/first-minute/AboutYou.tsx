import type { FirstMinuteChoices } from '#contract/accounts.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { Drawing } from './Drawing.tsx'
import type { Screen } from './screen.ts'
import { ScreenBar } from './ScreenBar.tsx'
import type { StartContent } from './start-content.ts'

interface AboutYouProps extends Screen {
  content: StartContent
  choices: FirstMinuteChoices
  onChange: (choices: FirstMinuteChoices) => void
  onContinue: () => void
}

/** Both may stay open: they only help to choose. */
export function AboutYou({
  content: { parishes, minutes },
  choices,
  onChange,
  onContinue,
  heading,
  ...bar
}: AboutYouProps) {
  const chosen = choices.parish !== undefined || choices.dailyMinutes !== undefined
  return (
    <main className="place-newcastle mx-auto flex min-h-dvh w-full max-w-lg flex-col lg:justify-center">
      <div className="relative min-h-24 flex-1 overflow-hidden bg-(--sky) lg:max-h-70">
        <Drawing of="newcastle" className="absolute inset-0 size-full" />
        <ScreenBar {...bar} className="relative" />
      </div>
      <div className="grid gap-5 bg-card p-4 pb-6">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold outline-none">
          What fits you?
        </h1>
        <Select
          label="Your parish"
          name="parish"
          placeholder="Choose one"
          value={choices.parish ?? ''}
          options={parishes.map((parish) => ({ value: parish, label: parish }))}
          onChange={({ target }) => {
            const parish = parishes.find((name) => name === target.value)
            if (parish) onChange({ ...choices, parish })
          }}
        />
        <fieldset>
          <legend className="mb-1.5 font-semibold">Minutes a day</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2">
            {minutes.map((value) => (
              <label
                key={value}
                className="grid min-h-13 cursor-pointer place-items-center rounded-control border-2 border-edge bg-card text-xl font-extrabold has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
              >
                <input
                  type="radio"
                  name="minutes"
                  value={value}
                  checked={choices.dailyMinutes === value}
                  onChange={() => onChange({ ...choices, dailyMinutes: value })}
                  className="sr-only"
                />
                {value}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-1">
          <Button
            onClick={onContinue}
            tone={chosen ? 'main' : 'quiet'}
            className="min-h-13 text-xl"
          >
            {chosen ? 'Continue' : 'Skip'}
          </Button>
        </div>
      </div>
    </main>
  )
}
