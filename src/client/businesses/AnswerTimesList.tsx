import type { AnswerTimes } from '#contract/applicants.ts'
import { Figure } from '../ui/Figure.tsx'
import { hoursInWords } from './hours-words.ts'

interface AnswerTimesListProps {
  times: AnswerTimes
  /** How many people are wanted, where that is known. */
  positions?: number | null
}

/** How quickly applicants are answered and hired, from the day they applied. */
export function AnswerTimesList({ times, positions = null }: AnswerTimesListProps) {
  const { applied, answered, hoursToAnswer, hired, hoursToHire } = times
  if (applied === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-2">
      <Figure label="Answered" value={`${answered} of ${applied}`} />
      <Figure
        label="Usual time to answer"
        value={hoursToAnswer === null ? 'None yet' : hoursInWords(hoursToAnswer)}
      />
      <Figure label="Hired" value={positions === null ? hired : `${hired} of ${positions}`} />
      <Figure
        label="Usual time to hire"
        value={hoursToHire === null ? 'Nobody yet' : hoursInWords(hoursToHire)}
      />
    </dl>
  )
}
