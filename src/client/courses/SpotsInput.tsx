import { FigureSoon } from '../parts/figures/FigureSoon.tsx'
import { classes } from '../ui/classes.ts'
import type { ExercisePartProps } from './exercise-part.ts'

/** A figure to tap in; the list below has the same spots, for fingers, keyboards and screen readers. */
export function SpotsInput({ exercise, answer, onChange }: ExercisePartProps<'spots'>) {
  const { figure, spots } = exercise
  const { labels } = answer
  function toggle(label: string) {
    const rest = labels.filter((each) => each !== label)
    onChange({ kind: 'spots', labels: rest.length < labels.length ? rest : [...labels, label] })
  }
  return (
    <>
      {figure && (
        <FigureSoon figure={figure}>
          {spots.map(({ label, area }, index) => (
            <button
              key={label}
              type="button"
              // The list below does the same by keyboard and for screen readers.
              aria-hidden="true"
              tabIndex={-1}
              onClick={() => toggle(label)}
              style={{
                left: `${area.left}%`,
                top: `${area.top}%`,
                width: `${area.width}%`,
                height: `${area.height}%`,
              }}
              className={classes(
                'absolute rounded-control border-2',
                labels.includes(label) ? 'border-sea bg-sea/20' : 'border-edge border-dashed',
              )}
            >
              <span className="absolute -top-2.5 -left-2.5 grid size-5 place-items-center rounded-full bg-ink text-sm font-bold text-card">
                {index + 1}
              </span>
            </button>
          ))}
        </FigureSoon>
      )}
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="mb-2 text-sm text-ink-soft">
          Tap the parts in the picture, or tick them here.
        </legend>
        {spots.map(({ label }, index) => (
          <label
            key={label}
            className="flex min-h-12 items-center gap-3 rounded-control border border-edge bg-card px-3.5 py-2 has-checked:border-sea has-checked:bg-sea-soft has-checked:font-semibold"
          >
            <input
              type="checkbox"
              checked={labels.includes(label)}
              onChange={() => toggle(label)}
              className="size-5 shrink-0 accent-sea"
            />
            <span aria-hidden="true" className="font-bold tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0">{label}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
