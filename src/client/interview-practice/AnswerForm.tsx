import { useEffect, useRef, useState } from 'react'
import {
  answerParts,
  emptyAnswer,
  isBlankAnswer,
  missingStarParts,
  type PracticeAnswer,
} from '#domain/learning/interview-practice.ts'
import { useDraftAnswer } from '../app/draft.ts'
import { useAction } from '../app/use-api.ts'
import { HelpCard } from '../parts/help/HelpCard.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { EvidenceStart } from './EvidenceStart.tsx'
import { starLabels } from './practice-words.ts'
import { Rubric } from './Rubric.tsx'

/** The student's answer to one question: a draft on the device until they save it, then a look at it. */
export function AnswerForm({ questionId }: { questionId: string }) {
  const { draft, write, clear } = useDraftAnswer(`interview/${questionId}`, answerFrom)
  const [problem, setProblem] = useState<string>()
  const [kept, setKept] = useState<PracticeAnswer>()
  const save = useAction('POST /api/interview-answers', {
    onDone: (_output, { answer }) => {
      setKept(answer)
      clear()
      showToast('Saved. Only you can read it.', 'good')
    },
  })
  const answer = draft ?? emptyAnswer

  function onSave() {
    const isBlank = isBlankAnswer(answer)
    setProblem(isBlank ? 'Write something first.' : undefined)
    if (!isBlank) save.mutate({ questionId, answer })
  }
  if (kept && save.data) {
    return (
      <Card title={<FocusedTitle />}>
        {save.data.help && <HelpCard help={save.data.help} />}
        <p className="mb-3 text-ink-soft">
          Your answer is saved. Read it aloud, or record it below, then answer these.
        </p>
        <MissingParts answer={kept} />
        <Rubric id={save.data.id} yesLines={null} />
        <Button
          tone="quiet"
          className="mt-4"
          onClick={() => {
            setKept(undefined)
            save.reset()
          }}
        >
          Write another answer
        </Button>
      </Card>
    )
  }
  return (
    <Card title="Your answer">
      <EvidenceStart
        onStart={(start) => write({ ...answer, situation: joined(answer.situation, start) })}
      />
      <AnswerFields answer={answer} onChange={write} />
      <FormMessage>{problem ?? save.error?.message}</FormMessage>
      <Button busy={save.isPending} onClick={onSave} className="mt-4 min-h-12 max-sm:w-full">
        Save
      </Button>
    </Card>
  )
}

/** The pressed button has gone, so the focus is here; the help card takes it where there is one. */
function FocusedTitle() {
  const title = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  return (
    <span ref={title} tabIndex={-1} className="scroll-mt-20 outline-none">
      How did it go?
    </span>
  )
}

/** Says which parts of STAR are not written yet; nothing for notes. */
function MissingParts({ answer }: { answer: PracticeAnswer }) {
  const missing = missingStarParts(answer)
  if (missing.length === 0) return null
  return (
    <p className="mb-3 rounded-control bg-sun-soft px-4 py-3">
      Not written yet: {missing.map((part) => starLabels[part]).join(', ')}. You can add it where
      your saved answers are.
    </p>
  )
}

function joined(text: string, start: string): string {
  return text.trim() === '' ? start : `${text.trimEnd()} ${start}`
}

function answerFrom(stored: unknown): PracticeAnswer | null {
  if (typeof stored !== 'object' || stored === null) return null
  const values = stored as Partial<Record<string, unknown>>
  const isWhole = answerParts.every((part) => typeof values[part] === 'string')
  return isWhole ? { ...emptyAnswer, ...(values as PracticeAnswer) } : null
}
