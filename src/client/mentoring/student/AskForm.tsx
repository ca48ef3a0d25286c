import { useId, useState } from 'react'
import type { MentorCard } from '#contract/mentoring.ts'
import { heldUntil } from '#domain/people/approval.ts'
import { aimWords, mentorAims } from '#domain/mentoring/mentoring.ts'
import { lengthWords } from '#domain/mentoring/mentor-week.ts'
import { skills } from '#domain/learning/skills.ts'
import * as pages from '#domain/pages.ts'
import { BirthMonthSheet } from '../../parts/people/BirthMonthSheet.tsx'
import { navigate } from '../../app/navigate.ts'
import { skillLabel } from '../../parts/skills/skill-label.ts'
import { TimeChoice } from '../../parts/mentoring/TimeChoice.tsx'
import { useAdult } from '../../parts/people/use-adult.ts'
import { useAction } from '../../app/use-api.ts'
import { useBirthMonthMissing } from '../../parts/people/use-birth-month-missing.ts'
import { useNoGuardian } from '../../parts/people/use-no-guardian.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Select } from '../../ui/Select.tsx'
import { showToast } from '../../ui/toasts.ts'
import { answerWords } from './answer-words.ts'
import { dayAndTime } from '../../parts/mentoring/own-time.ts'

const aims = mentorAims.map((value) => ({ value, label: aimWords[value] }))

/** Requests one of a mentor's open slots: everything is chosen from lists. */
export function AskForm({ mentor }: { mentor: MentorCard }) {
  const { id, firstName, times } = mentor
  const aimQuestion = useId()
  const [time, setTime] = useState<string>()
  const [skill, setSkill] = useState(mentor.skills[0])
  const [aim, setAim] = useState<(typeof mentorAims)[number]>()
  const [problem, setProblem] = useState<string>()
  const isMonthMissing = useBirthMonthMissing()
  const isAdult = useAdult()
  const isUnlinked = useNoGuardian(!isAdult)
  const [askingMonth, setAskingMonth] = useState(false)
  const { mutate, isPending, error } = useAction('POST /api/mentors/:id/requests', {
    onDone: (answer, { startsAt }) => {
      if (answer.kind === 'time-taken') {
        setTime(undefined)
        return setProblem('Somebody else just took that time. Choose another one.')
      }
      showToast(resultText(answer, firstName, startsAt), 'good')
      navigate(
        answer.kind === 'waiting' && answer.guardians === 0
          ? pages.guardians
          : pages.mentorSessions,
      )
    },
  })
  // A slot that somebody else took in the meantime can no longer be chosen.
  const chosen = time !== undefined && times.includes(time) ? time : undefined

  function ask() {
    const missing = missingText(chosen, skill, aim)
    setProblem(missing)
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
          {answerWords({ firstName, chosen, isAdult, now: new Date() })} You meet by video for{' '}
          {lengthWords(mentor.minutes)}, with a link that opens here ten minutes before. Once{' '}
          {firstName} accepts, {firstName} sees your first name, the first letter of your last name,
          your level, streak, main skills, completion and how many courses you have finished. You
          can end the mentoring at any time.
        </p>
        {!isAdult && (
          <p className={isUnlinked ? '' : 'text-sm text-ink-soft'}>
            {isUnlinked
              ? 'If you are under 18, a guardian has to approve your first mentor. You have not linked one yet. Link one under My guardians, and we will ask them.'
              : 'If you are under 18, a guardian has to approve your first mentor before we ask.'}{' '}
            {chosen
              ? `We hold this time for you until ${heldUntilText(chosen)}.`
              : 'We hold the time for you for up to a day.'}
          </p>
        )}
        <FormMessage>{problem ?? error?.message}</FormMessage>
        <Button busy={isPending} onClick={ask} className="min-h-12">
          Ask {firstName}
        </Button>
        {askingMonth && <BirthMonthSheet onContinue={send} onClose={() => setAskingMonth(false)} />}
      </div>
    </Card>
  )
}

function resultText(
  { kind, guardians }: { kind: 'asked' | 'waiting'; guardians: number },
  firstName: string,
  startsAt: string,
): string {
  if (kind === 'asked') return `You asked ${firstName}`
  return guardians > 0
    ? `We asked your guardian, and hold the time until ${heldUntilText(startsAt)}. Once they approve, we will ask ${firstName}.`
    : `We hold the time until ${heldUntilText(startsAt)}. Link a guardian, and we will ask for their approval.`
}

function heldUntilText(startsAt: string): string {
  return dayAndTime(heldUntil(new Date(startsAt), new Date()).toISOString())
}

function missingText(time: unknown, skill: unknown, aim: unknown): string | undefined {
  if (!time) return 'Choose a time.'
  if (!skill) return 'Choose a skill.'
  return aim ? undefined : 'Choose what you want to do together.'
}
