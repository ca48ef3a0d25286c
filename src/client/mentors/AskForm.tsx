import { useId, useState } from 'react'
import type { MentorCard } from '#contract/mentors.ts'
import { holdHours } from '#domain/approval.ts'
import { aimWords, lateAfterHours, mentorAims, offerAfterHours } from '#domain/mentoring.ts'
import { skills } from '#domain/skills.ts'
import { BirthMonthSheet } from '../app/BirthMonthSheet.tsx'
import { navigate } from '../app/navigate.ts'
import { skillLabel } from '../app/skill-label.ts'
import { TimeChoice } from '../app/TimeChoice.tsx'
import { useAdult } from '../app/use-adult.ts'
import { useAction } from '../app/use-api.ts'
import { useBirthMonthMissing } from '../app/use-birth-month-missing.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Select } from '../ui/Select.tsx'
import { showToast } from '../ui/toasts.ts'

const aims = mentorAims.map((value) => ({ value, label: aimWords[value] }))

/** Asks a mentor for one of their open times: everything said is chosen from a list. */
export function AskForm({ mentor }: { mentor: MentorCard }) {
  const { id, firstName, times } = mentor
  const aimQuestion = useId()
  const [time, setTime] = useState<string>()
  const [skill, setSkill] = useState(mentor.skills[0])
  const [aim, setAim] = useState<(typeof mentorAims)[number]>()
  const [wrong, setWrong] = useState<string>()
  const isMonthMissing = useBirthMonthMissing()
  const isAdult = useAdult()
  const [askingMonth, setAskingMonth] = useState(false)
  const { mutate, isPending, error } = useAction('POST /api/mentors/:id/requests', {
    stale: ['mentors', 'mentor-sessions', 'guardians'],
    onDone: (answer) => {
      if (answer.kind === 'time-taken') {
        setTime(undefined)
        return setWrong('Somebody else was quicker. Choose another time.')
      }
      showToast(askedWords(answer, firstName), 'good')
      navigate(
        answer.kind === 'waiting' && answer.guardians === 0 ? '/guardians' : '/mentor-sessions',
      )
    },
  })
  // A time that somebody took meanwhile is no choice any more.
  const chosen = time !== undefined && times.includes(time) ? time : undefined

  function ask() {
    const missing = missingOf(chosen, skill, aim)
    setWrong(missing)
    if (missing !== undefined) return
    if (isMonthMissing === true) setAskingMonth(true)
    else send()
  }

  function send() {
    setAskingMonth(false)
    if (chosen && skill && aim) mutate({ id, startsAt: chosen, skill, aim })
  }
  return (
    <Card title={`Ask ${firstName}`}>
      <div className="grid gap-5">
        <TimeChoice times={times} chosen={chosen} onChoose={setTime} />
        <Select
          label="Which skill is it about?"
          placeholder="Choose a skill"
          options={[...new Set([...mentor.skills, ...skills])].map((value) => ({
            value,
            label: skillLabel(value),
          }))}
          defaultValue={skill ?? ''}
          onChange={({ target }) => setSkill(skills.find((each) => each === target.value))}
        />
        <div className="grid gap-1.5">
          <p id={aimQuestion} className="font-semibold">
            What do you want to do together?
          </p>
          <ChoiceGroup
            name="aim"
            labelledBy={aimQuestion}
            choices={aims}
            value={aim}
            onChange={(value) => setAim(mentorAims.find((each) => each === value))}
          />
        </div>
        <p className="text-sm text-ink-soft">
          If {firstName} does not answer in {lateAfterHours} hours, you may ask somebody else.{' '}
          {isAdult &&
            `After ${offerAfterHours} hours we ask other mentors for you. If one offers a time, you say yes or no. `}
          You meet by video for half an hour, with a link that opens here ten minutes before. Once{' '}
          {firstName} says yes, {firstName} sees your first name, level, streak, main skills and how
          many courses you finished. You can end it at any time.
        </p>
        <p className="text-sm text-ink-soft">
          Under 18? A guardian approves it before your first mentor is asked. We keep the time for{' '}
          {holdHours} hours while they think.
        </p>
        <FormMessage>{wrong ?? error?.message}</FormMessage>
        <Button busy={isPending} onClick={ask} className="min-h-12">
          Ask {firstName}
        </Button>
        {askingMonth && <BirthMonthSheet onGoOn={send} onClose={() => setAskingMonth(false)} />}
      </div>
    </Card>
  )
}

function askedWords(
  { kind, guardians }: { kind: 'asked' | 'waiting'; guardians: number },
  firstName: string,
): string {
  if (kind === 'asked') return `You asked ${firstName}`
  return guardians > 0
    ? `We keep the time and asked your guardian. Once they approve, we ask ${firstName}.`
    : `We keep the time for ${holdHours} hours. Link a guardian, and we ask for their approval.`
}

function missingOf(time: unknown, skill: unknown, aim: unknown): string | undefined {
  if (!time) return 'Choose a time.'
  if (!skill) return 'Choose a skill.'
  return aim ? undefined : 'Choose what you want to do together.'
}
