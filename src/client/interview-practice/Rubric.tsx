import { useEffect, useId, useRef, useState } from 'react'
import { rubricLines, type RubricLine } from '#domain/learning/interview-practice.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { rubricAdvice, rubricQuestions } from './practice-words.ts'

interface RubricProps {
  /** Of the saved answer. */
  id: string
  /** The lines that were answered with yes; null when none was answered yet. */
  yesLines: readonly RubricLine[] | null
  onDone?: () => void
}

type Verdicts = Partial<Record<RubricLine, 'yes' | 'no'>>

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** Four questions about one's answer; each no says what to change. */
export function Rubric({ id, yesLines, onDone }: RubricProps) {
  const [verdicts, setVerdicts] = useState<Verdicts>(() => verdictsFrom(yesLines))
  const [isIncomplete, setIncomplete] = useState(false)
  const save = useAction('PUT /api/interview-answers/:id/rubric', { onDone: () => onDone?.() })

  const outcome = useRef<HTMLParagraphElement>(null)
  // The pressed button has gone.
  useEffect(() => {
    if (save.isSuccess) outcome.current?.focus()
  }, [save.isSuccess])

  function onSave() {
    const isWhole = rubricLines.every((line) => verdicts[line] !== undefined)
    setIncomplete(!isWhole)
    if (isWhole)
      save.mutate({ id, yesLines: rubricLines.filter((line) => verdicts[line] === 'yes') })
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {rubricLines.map((line) => (
        <RubricRow
          key={line}
          line={line}
          verdict={verdicts[line]}
          invalid={isIncomplete && verdicts[line] === undefined}
          onChange={(value) => {
            setVerdicts({ ...verdicts, [line]: value === 'yes' ? 'yes' : 'no' })
            save.reset()
          }}
        />
      ))}
      <FormMessage>
        {isIncomplete && rubricLines.some((line) => verdicts[line] === undefined)
          ? 'Answer all four.'
          : save.error?.message}
      </FormMessage>
      {save.isSuccess ? (
        <p ref={outcome} tabIndex={-1} role="status" className="font-semibold outline-none">
          {rubricLines.every((line) => verdicts[line] === 'yes')
            ? 'All four. You are ready to say it aloud.'
            : 'Saved. Change one thing, then say it again.'}
        </p>
      ) : (
        <div>
          <Button busy={save.isPending} onClick={onSave} className="max-sm:w-full">
            Keep these
          </Button>
        </div>
      )}
    </div>
  )
}

interface RubricRowProps {
  line: RubricLine
  verdict: 'yes' | 'no' | undefined
  invalid: boolean
  onChange: (value: string) => void
}

function RubricRow({ line, verdict, invalid, onChange }: RubricRowProps) {
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-1.5 font-semibold">
        {rubricQuestions[line]}
      </p>
      <ChoiceGroup
        name={id}
        labelledBy={id}
        choices={choices}
        value={verdict}
        onChange={onChange}
        invalid={invalid}
        inARow
      />
      {verdict === 'no' && <p className="mt-1.5 text-ink-soft">{rubricAdvice[line]}</p>}
    </div>
  )
}

function verdictsFrom(yesLines: readonly RubricLine[] | null): Verdicts {
  if (yesLines === null) return {}
  return Object.fromEntries(
    rubricLines.map((line) => [line, yesLines.includes(line) ? 'yes' : 'no']),
  )
}
