import { classes } from '../ui/classes.ts'

export type View = 'board' | 'list'

interface ViewChoiceProps {
  view: View
  onChoose: (view: View) => void
}

const views: readonly { id: View; label: string }[] = [
  { id: 'board', label: 'Board' },
  { id: 'list', label: 'List' },
]

export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  return (
    <div role="group" aria-label="View" className="flex rounded-full border border-edge bg-card">
      {views.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={view === id}
          onClick={() => onChoose(id)}
          className={classes(
            'min-h-11 rounded-full px-5 font-semibold -outline-offset-2',
            view === id ? 'bg-leaf text-on-leaf' : 'text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
