import { useId, useState } from 'react'
import type { EitherSession } from './mentor-session-words.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { showToast } from '../../ui/toasts.ts'
import { dayAndTime } from './own-time.ts'

interface AnswerMoveProps {
  session: EitherSession
  move: NonNullable<EitherSession['move']>
  /** The mentor. */
  name: string
}

const resultTexts = {
  moved: 'Moved. Your session has a new time',
  kept: 'It stays as it was',
  gone: 'These times are no longer offered',
}

/** The mentor cannot come and offers other times: the student chooses one, or keeps the time. */
export function AnswerMove({ session: { id, startsAt }, move, name }: AnswerMoveProps) {
  const question = useId()
  const [chosen, setChosen] = useState<string>()
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, variables, error } = useAction('POST /api/mentor-sessions/:id/move', {
    onDone: ({ kind }) => showToast(resultTexts[kind], kind === 'moved' ? 'good' : 'plain'),
  })
  function choose() {
    setMissing(chosen === undefined)
    if (chosen !== undefined) mutate({ id, startsAt: chosen })
  }
  return (
    <div className="grid gap-3 rounded-control bg-sunk p-4">
      <p id={question}>
        <span className="font-semibold">{name} asks to move your session.</span> Choose a new time
        by {dayAndTime(move.until)}, or keep {dayAndTime(startsAt)}.
      </p>
      <ChoiceGroup
        name={`move-${id}`}
        labelledBy={question}
        choices={move.times.map((value) => ({ value, label: dayAndTime(value) }))}
        value={chosen}
        onChange={(value) => {
          setMissing(false)
          setChosen(value)
        }}
      />
      <FormMessage>{missing ? 'Choose a time.' : error?.message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending && variables.startsAt !== null} onClick={choose}>
          Move it
        </Button>
        <Button
          tone="quiet"
          busy={isPending && variables.startsAt === null}
          onClick={() => mutate({ id, startsAt: null })}
        >
          Keep the old time
        </Button>
      </div>
    </div>
  )
}
