import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import type { Tone } from './Button.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { FormMessage } from './FormMessage.tsx'
import { Sheet } from './Sheet.tsx'

interface ChoiceSheetProps<Value extends string> {
  title: string
  /** The question, and what the answer does. */
  question: ReactNode
  choices: readonly { value: Value; label: ReactNode }[]
  /** The error when nothing is chosen. */
  missing: string
  /** The label of the button. */
  action: string
  tone?: Tone
  busy: boolean
  error: string | undefined
  onChoose: (value: Value) => void
  onClose: () => void
}

/** One question with a list of answers. */
export function ChoiceSheet<Value extends string>(props: ChoiceSheetProps<Value>) {
  const { title, question, choices, missing, action, tone, busy, error, onChoose, onClose } = props
  const questionId = useId()
  const [chosen, setChosen] = useState<Value>()
  const [isMissing, setMissing] = useState(false)

  function send() {
    setMissing(chosen === undefined)
    if (chosen !== undefined) onChoose(chosen)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      actions={
        <Button {...(tone ? { tone } : {})} busy={busy} onClick={send}>
          {action}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p id={questionId}>{question}</p>
        <FormMessage>{isMissing ? missing : error}</FormMessage>
        <ChoiceGroup
          name="choice"
          labelledBy={questionId}
          choices={choices}
          value={chosen}
          invalid={isMissing}
          onChange={(value) => setChosen(choices.find((each) => each.value === value)?.value)}
        />
      </div>
    </Sheet>
  )
}
