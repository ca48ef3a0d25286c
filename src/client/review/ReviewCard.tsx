import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { ReviewCardShown } from '#contract/review.ts'
import { shortDate } from '../app/dates.ts'
import { MarkedAnswer } from '../parts/questions/MarkedAnswer.tsx'
import { QuestionField } from '../parts/questions/QuestionField.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { showToast } from '../ui/toasts.ts'

interface ReviewCardProps {
  card: ReviewCardShown
  isLast: boolean
  onNext: (wasRight: boolean) => void
}

export function ReviewCard({ card, isLast, onNext }: ReviewCardProps) {
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [easy, setEasy] = useState(false)
  const next = useRef<HTMLButtonElement>(null)
  const { mutate, isPending, error, data } = useAction('POST /api/review/answer', {
    onDone: (result) => {
      if (result.kind === 'answered' && result.earned > 0)
        showToast(`Today's review is done: +${result.earned} XP`, 'good')
    },
  })
  useEffect(() => next.current?.focus({ preventScroll: true }), [data])

  function check(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setMissing(answer.trim() === '')
    if (answer.trim() !== '') mutate({ cardId: card.id, answer, easy })
  }

  const nextButton = (wasRight: boolean) => (
    <Button ref={next} onClick={() => onNext(wasRight)} className="mt-4 min-h-12 w-full">
      {isLast ? 'Finish' : 'Next'}
    </Button>
  )
  if (data?.kind === 'not-due')
    return (
      <Card>
        <p role="status">You have already answered this one, maybe in another window.</p>
        {nextButton(false)}
      </Card>
    )
  if (data)
    return (
      <Card>
        <div role="status">
          <Markdown className="mb-3 font-semibold">{card.question.question}</Markdown>
          <MarkedAnswer marked={{ ...data, yourAnswer: data.userAnswer }} />
          <p className="mt-3 text-sm text-ink-soft">
            It will come back on {shortDate(data.dueAt)}.
          </p>
        </div>
        {nextButton(data.correct)}
      </Card>
    )
  return (
    <Card>
      <form noValidate onSubmit={check} className="grid grid-cols-1 gap-4">
        <QuestionField
          question={card.question}
          position={skillLabel(card.skill)}
          value={answer}
          onChange={setAnswer}
          error={isMissing && answer.trim() === '' ? 'Answer the question first.' : undefined}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-ink-soft">
          <input
            type="checkbox"
            checked={easy}
            onChange={(event) => setEasy(event.currentTarget.checked)}
            className="size-5 accent-leaf"
          />
          Too easy for me: ask less often
        </label>
        <FormMessage>{error?.message}</FormMessage>
        <Button type="submit" busy={isPending} className="min-h-12">
          Check
        </Button>
      </form>
    </Card>
  )
}
