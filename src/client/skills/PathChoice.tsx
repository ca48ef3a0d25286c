import { ChevronRight } from 'lucide-react'
import type { Output } from '../app/api.ts'
import { useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'

/** All paths. Steps already done count for each of them. */
export function PathChoice({ onOpen }: { onOpen: (id: string) => void }) {
  const query = useApi('GET /api/paths', {})
  return (
    <Loaded query={query} loading="Loading paths...">
      {({ paths }) => <Paths paths={paths} onOpen={onOpen} />}
    </Loaded>
  )
}

interface PathsProps {
  paths: Output<'GET /api/paths'>['paths']
  onOpen: (id: string) => void
}

function Paths({ paths, onOpen }: PathsProps) {
  return (
    <>
      <p className="mb-3 text-ink-soft">
        Choose where you want to go. What you have already done counts, and you can change any time.
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {paths.map(({ id, title, chosen, steps, done }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line px-3.5 py-2 text-left hover:bg-sunk"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-soft tabular-nums">
                  {done > 0 ? `${done} of ${steps} steps done` : `${steps} steps`}
                </span>
              </span>
              {chosen && <Chip tone="leaf">Your path</Chip>}
              <Icon of={ChevronRight} className="text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
