import { useId, useState } from 'react'
import type { HelpCard as Help } from '#domain/safety/help-card.ts'
import {
  maxReportNoteLength,
  personReportReasons,
  reasonsAt,
  type PersonReportReason,
} from '#domain/safety/person-report.ts'
import * as pages from '#domain/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { helpNow } from '../help/help-now.ts'
import { HelpCard } from '../help/HelpCard.tsx'
import { Link } from '../../app/Link.tsx'
import type { Output } from '../../app/api.ts'
import type { ReportedPerson } from './open-report.ts'
import { useAction } from '../../app/use-api.ts'

interface ReportPersonSheetProps extends ReportedPerson {
  onClose: () => void
}

type Answer = Output<'POST /api/reports/:id'>
type Step = 'choose' | 'not-safe' | 'filed'

/** Helps somebody in danger first, then asks what happened; only staff read it. */
export function ReportPersonSheet({ place, id, name, onClose }: ReportPersonSheetProps) {
  const [step, setStep] = useState<Step>('choose')
  const [reason, setReason] = useState<PersonReportReason>()
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const [help, setHelp] = useState<Help | null>(null)
  const [answer, setAnswer] = useState<Answer>()
  const [filedAt, setFiledAt] = useState(0)
  const { mutate, isPending, error } = useAction('POST /api/reports/:id', {
    onDone: (filed, input) => {
      setAnswer(filed)
      setHelp(filed.help ?? (input.reason === 'not-safe-now' ? helpNow() : null))
      setStep('filed')
      setFiledAt(Date.now())
    },
  })
  const send = (why: PersonReportReason) => mutate({ id, place, reason: why, note: note.trim() })
  function sendChosen() {
    setMissing(reason === undefined)
    if (reason !== undefined) send(reason)
  }
  const actions = {
    choose: (
      <Button tone="danger" busy={isPending} onClick={sendChosen}>
        Send the report
      </Button>
    ),
    'not-safe': (
      <Button tone="danger" busy={isPending} onClick={() => send('not-safe-now')}>
        Tell our staff too
      </Button>
    ),
    // It appears where the previous button was, so ignore a double tap.
    filed: <Button onClick={() => Date.now() - filedAt > 1_000 && onClose()}>Done</Button>,
  }[step]
  return (
    <Sheet
      open
      onClose={onClose}
      title={step === 'filed' ? 'We got it' : `Report ${name}`}
      actions={actions}
    >
      {step === 'filed' ? (
        <Filed help={help} answer={answer} />
      ) : step === 'not-safe' ? (
        <>
          <HelpCard help={helpNow()} />
          <FormMessage>{error?.message}</FormMessage>
          <p>When you are safe, one tap tells our staff. You do not have to write anything.</p>
        </>
      ) : (
        <div className="grid gap-4">
          <Button tone="danger" onClick={() => setStep('not-safe')}>
            I am not safe now
          </Button>
          <Reasons
            place={place}
            name={name}
            reason={reason}
            invalid={missing}
            onChoose={(chosen) => {
              setReason(chosen)
              setMissing(false)
            }}
          />
          <TextArea
            label="What happened?"
            required={false}
            rows={3}
            maxLength={maxReportNoteLength}
            value={note}
            hint={`Only our staff read it. We do not tell ${name} who told us.`}
            onChange={(event) => setNote(event.target.value)}
          />
          <FormMessage>{missing ? 'Choose what happened.' : error?.message}</FormMessage>
        </div>
      )}
    </Sheet>
  )
}

interface ReasonsProps extends Pick<ReportedPerson, 'place' | 'name'> {
  reason: PersonReportReason | undefined
  invalid: boolean
  onChoose: (reason: PersonReportReason) => void
}

function Reasons({ place, name, reason, invalid, onChoose }: ReasonsProps) {
  const question = useId()
  const choices = reasonsAt(place).map((value) => ({
    value,
    label: personReportReasons[value].label,
  }))
  return (
    <div className="grid gap-2">
      <p id={question} className="font-semibold">
        What do you want to tell us about {name}?
      </p>
      <ChoiceGroup
        name="reason"
        labelledBy={question}
        choices={choices}
        value={reason}
        invalid={invalid}
        onChange={(value) => {
          const chosen = choices.find((each) => each.value === value)?.value
          if (chosen !== undefined) onChoose(chosen)
        }}
      />
    </div>
  )
}

function Filed({ help, answer }: { help: Help | null; answer: Answer | undefined }) {
  return (
    <>
      {help && <HelpCard help={help} />}
      <p role="status">
        Thank you for telling us.{' '}
        {answer?.urgent ? 'Our staff will look at it first.' : 'Our staff will look at it.'}
        {answer?.paused && ` Their ${answer.paused} are paused until then.`}
        {answer?.parted && ' Everything you asked for or planned with them is cancelled.'} We will
        let you know when we have looked into it. We do not pass on your name.
      </p>
      <p className="mt-2">
        <Link to={pages.reports} className="link">
          See what you told us
        </Link>
      </p>
    </>
  )
}
