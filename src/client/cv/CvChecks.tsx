import type { CvFinding, CvPlace } from '#domain/cv/findings.ts'
import { Card } from '../ui/Card.tsx'
import { placeWords } from './cv-words.ts'

interface CvChecksProps {
  findings: readonly CvFinding[]
  /** Opens the part of the form. */
  onGo: (place: CvPlace) => void
}

/** What to change, the most important first; each leads to its part of the form. */
export function CvChecks({ findings, onGo }: CvChecksProps) {
  return (
    <Card title="Checks">
      {findings.length === 0 ? (
        <p>Nothing to change. Ask somebody to read it once more before you send it.</p>
      ) : (
        <ul className="grid gap-2">
          {findings.map(({ place, weight, text }) => (
            <li key={`${place} ${text}`}>
              <button
                type="button"
                onClick={() => onGo(place)}
                className="min-h-11 w-full rounded-control bg-sunk px-3.5 py-2 text-left hover:bg-sun-soft"
              >
                <span className="block text-sm font-semibold text-ink-soft">
                  {weight === 'mend' ? 'Change this' : 'Make it better'}: {placeWords[place]}
                </span>
                <span className="wrap-anywhere">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
