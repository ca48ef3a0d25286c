import { useState } from 'react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import type { Output } from '../app/api.ts'
import { Button } from '../ui/Button.tsx'
import { Select } from '../ui/Select.tsx'

type CvHelp = Output<'GET /api/cv-help'>

interface LineStartsProps {
  samples: CvHelp['samples']
  onStart: (line: string) => void
}

/** Beginnings of lines to tap, and the way to the advisor. */
export function LineStarts({ samples, onStart }: LineStartsProps) {
  const [isOpen, setOpen] = useState(false)
  const [aim, setAim] = useState(samples[0]?.id ?? '')
  const starts = samples.find(({ id }) => id === aim)?.starts ?? []
  return (
    <div>
      <Button tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Help me write a line
      </Button>
      {isOpen && (
        <div className="mt-3 grid gap-3 rounded-control bg-sunk p-4">
          <Select
            label="Kind of work"
            value={aim}
            options={samples.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ currentTarget: { value } }) => setAim(value)}
          />
          <p className="text-sm text-ink-soft">
            Tap one to add it. Then put your own number where it says ___.
          </p>
          <ul className="grid gap-2">
            {starts.map((start) => (
              <li key={start}>
                <button
                  type="button"
                  onClick={() => onStart(start)}
                  className="min-h-11 w-full rounded-control border border-edge bg-card px-3.5 py-2 text-left hover:bg-sunk"
                >
                  {start}
                </button>
              </li>
            ))}
          </ul>
          <p>
            Still stuck?{' '}
            <Link to={href(pages.dashboard, { tab: 'advisor' })} className="link">
              Ask the advisor
            </Link>
            . What you wrote here is kept.
          </p>
        </div>
      )}
    </div>
  )
}
