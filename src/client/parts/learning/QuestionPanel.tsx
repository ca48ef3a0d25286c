import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { Markdown } from '../../ui/Markdown.tsx'
import { ResultPanel } from './ResultPanel.tsx'

interface QuestionPanelProps {
  mark: QuestionMark
  /** The options of a choice show it by themselves. */
  showsAnswer: boolean
  inARow: number
  /** When it is asked again, where that is known. */
  later?: string
}

/** Whether the answer to a question is right, and why. */
export function QuestionPanel({ mark, showsAnswer, inARow, later }: QuestionPanelProps) {
  const { correct, correctAnswer, explanation, verdict, note, partly } = mark
  const isOwnWords = verdict === 'compare'
  return (
    <ResultPanel
      right={correct}
      title={isOwnWords ? 'In your own words' : partly ? 'Partly right' : undefined}
      note={
        isOwnWords ? 'Compare your words with the example. They do not count in your score.' : note
      }
      explanation={explanation}
      inARow={isOwnWords ? 0 : inARow}
      later={later}
    >
      {showsAnswer && (isOwnWords || !correct) && (
        <div className="mt-2">
          <p className="text-sm text-ink-soft">{isOwnWords ? 'An example' : 'Right answer'}</p>
          <Markdown className="font-semibold">{correctAnswer}</Markdown>
        </div>
      )}
    </ResultPanel>
  )
}
