import { useState } from 'react'
import type { OwnEvidence } from '#contract/interview-practice.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'

/** Offers the titles of what the student finished as the first sentence of an answer. */
export function EvidenceStart({ onStart }: { onStart: (sentence: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mb-4">
      <Button tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Start from something you did
      </Button>
      {isOpen && <EvidenceList onStart={onStart} />}
    </div>
  )
}

function EvidenceList({ onStart }: { onStart: (sentence: string) => void }) {
  const query = useApi('GET /api/interview-evidence', {})
  return (
    <Loaded query={query} loading="Loading what you did...">
      {({ evidence }) =>
        evidence.length === 0 ? (
          <p className="prose-width mt-3 text-ink-soft">
            Projects, courses and checklist tasks that you finish will be here. Until then, think of
            school, home, church or sports.
          </p>
        ) : (
          <ul className="mt-3 flex flex-wrap gap-2">
            {evidence.map(({ kind, title }) => (
              <li key={`${kind} ${title}`}>
                <button
                  type="button"
                  onClick={() => onStart(sentences[kind](title))}
                  className="min-h-11 rounded-card border border-edge bg-card px-3.5 py-2 text-left font-semibold hover:bg-sunk"
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

const sentences: Readonly<Record<OwnEvidence['kind'], (title: string) => string>> = {
  project: (title) => `I made a project called "${title}".`,
  course: (title) => `I finished a course called "${title}".`,
  readiness: (title) => `I got ready for work: "${title}".`,
}
