import { useState } from 'react'
import type { SafeguardingCourse } from '#contract/safeguarding.ts'
import { plural } from '#domain/text/plural.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { showToast } from '../../ui/toasts.ts'

type Answers = Readonly<Record<string, number>>

/** All questions at once; a wrong answer says why, and can be changed. */
export function SafeguardingQuestions({ course: { questions } }: { course: SafeguardingCourse }) {
  const [answers, setAnswers] = useState<Answers>({})
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, error } = useAction('POST /api/mentor/safeguarding', {
    onDone: (result) => {
      if (result.kind === 'passed') return showToast('You passed. Students can ask you now', 'good')
      setReasons(Object.fromEntries(result.wrong.map(({ id, why }) => [id, why])))
      return setProblem(
        `${plural(result.wrong.length, 'answer is', 'answers are')} not right yet. Read why, and choose again.`,
      )
    },
  })
  function choose(id: string, option: number) {
    setAnswers((before) => ({ ...before, [id]: option }))
    setReasons((before) =>
      Object.fromEntries(Object.entries(before).filter(([each]) => each !== id)),
    )
    setProblem(undefined)
  }
  function send() {
    const open = questions.filter(({ id }) => answers[id] === undefined).length
    setProblem(open > 0 ? `${plural(open, 'question is', 'questions are')} still open.` : undefined)
    if (open === 0) mutate({ answers })
  }
  return (
    <Card title="What would you do?">
      <ol className="grid gap-6">
        {questions.map(({ id, ask, options }) => (
          <li key={id} className="grid gap-2">
            <p id={`ask-${id}`} className="font-semibold">
              {ask}
            </p>
            <ChoiceGroup
              name={id}
              labelledBy={reasons[id] === undefined ? `ask-${id}` : `ask-${id} why-${id}`}
              choices={options.map((label, index) => ({ value: `${index + 1}`, label }))}
              value={answers[id] === undefined ? undefined : `${answers[id]}`}
              onChange={(value) => choose(id, Number(value))}
              invalid={reasons[id] !== undefined}
            />
            {reasons[id] !== undefined && (
              <p id={`why-${id}`} className="font-semibold text-coral">
                {reasons[id]}
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-5 grid gap-3">
        <FormMessage>{problem ?? error?.message}</FormMessage>
        <Button busy={isPending} onClick={send} className="min-h-12">
          Send my answers
        </Button>
      </div>
    </Card>
  )
}
