import { useState } from 'react'
import type { OpeningCard } from '#contract/openings.ts'
import type { SharedField } from '#domain/openings/application.ts'
import type { ScreeningAnswer, ScreeningId } from '#domain/openings/screening.ts'
import type { ApprovalNow } from '#domain/people/approval.ts'
import type { Output } from '../../app/api.ts'
import { BirthMonthSheet } from '../people/BirthMonthSheet.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { useAction, useApi } from '../../app/use-api.ts'
import { useBirthMonthMissing } from '../people/use-birth-month-missing.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ChooseCv } from './ChooseCv.tsx'
import { ScreeningFields } from './ScreeningFields.tsx'

type OpeningToShare = Pick<OpeningCard, 'id' | 'title' | 'company'>

interface ShareSheetProps {
  opening: OpeningToShare
  onClose: () => void
}

/** Applies to a posting on Upful: only what is ticked is copied and sent. */
export function ShareSheet({ opening, onClose }: ShareSheetProps) {
  const isMonthMissing = useBirthMonthMissing()
  const [isMonthAsked, setMonthAsked] = useState(false)
  const query = useApi('GET /api/sharing', { opportunityId: opening.id })
  if (isMonthMissing === true && !isMonthAsked)
    return <BirthMonthSheet onContinue={() => setMonthAsked(true)} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title={`Apply to ${opening.company}`}>
      {/* The question about the birth month may still come first. */}
      <Loaded query={{ ...query, data: isMonthMissing === undefined ? undefined : query.data }}>
        {(sharing) => <ShareForm opening={opening} sharing={sharing} onSent={onClose} />}
      </Loaded>
    </Sheet>
  )
}

const labels: Record<SharedField, string> = {
  name: 'Your name and avatar',
  email: 'Your email',
  about: 'About you',
  skills: 'Your skills',
  badges: 'Your badges',
  answers: 'Your answers',
  message: 'Your message',
}
/** Ticked by default: nothing that lets a business contact the student outside Upful. */
const tickedByDefault: readonly SharedField[] = ['name', 'skills']

interface ShareFormProps {
  opening: OpeningToShare
  sharing: Output<'GET /api/sharing'>
  onSent: () => void
}

function ShareForm({ opening, sharing, onSent }: ShareFormProps) {
  const { fields, cvs, chosen, approval, questions } = sharing
  const ticked = chosen?.share ?? tickedByDefault
  const [share, setShare] = useState(() =>
    fields.map(({ field }) => field).filter((field) => ticked.includes(field)),
  )
  const [message, setMessage] = useState(chosen?.message ?? '')
  const [choices, setChoices] = useState<ReadonlyMap<ScreeningId, string>>(
    () => new Map((chosen?.answers ?? []).map(({ question, choice }) => [question, choice])),
  )
  const [showsMissing, setShowsMissing] = useState(false)
  const isComplete = questions.every((id) => choices.has(id))
  const [cvId, setCvId] = useState(() => cvs.find(({ id }) => id === chosen?.cvId)?.id ?? null)
  const { mutate, isPending, error } = useAction('POST /api/applications', {
    onDone: ({ kind, xp, guardians }) => {
      onSent()
      showToast(`${resultText(kind, guardians, opening)}${xp > 0 ? ` +${xp} XP` : ''}`, 'good')
    },
  })
  const flip = (field: SharedField) =>
    setShare(share.includes(field) ? share.filter((each) => each !== field) : [...share, field])

  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {opening.title}. Choose what {opening.company} sees. They get only that, as it is now.
      </p>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">Share</legend>
        {fields.map(({ field, value }) => (
          <Tick
            key={field}
            label={labels[field]}
            hint={<span className="whitespace-pre-line">{value}</span>}
            on={share.includes(field)}
            onFlip={() => flip(field)}
          />
        ))}
        {fields.every(({ field }) => field !== 'skills') && (
          <p className="text-sm text-ink-soft">
            A business sees a skill once you have shown it: pass its assessment.
          </p>
        )}
      </fieldset>
      <ScreeningFields
        company={opening.company}
        questions={questions}
        choices={choices}
        showsMissing={showsMissing}
        onChoose={(id, choice) => setChoices(new Map([...choices, [id, choice]]))}
      />
      <ChooseCv
        openingId={opening.id}
        company={opening.company}
        cvs={cvs}
        share={share}
        cvId={cvId}
        error={error?.fields['cvId']}
        onChoose={setCvId}
      />
      <TextArea
        label="A short message"
        required={false}
        hint="Why you, and when you could start. Leave out your phone number, address, TRN and bank details: they will answer you here."
        error={error?.fields['message']}
        value={message}
        maxLength={3000}
        onChange={(event) => setMessage(event.target.value)}
      />
      {approval && approval !== 'none' && <p>{approvalWords[approval]}</p>}
      <FormMessage>
        {error?.fields['message'] || error?.fields['cvId'] ? undefined : error?.message}
      </FormMessage>
      <Button
        busy={isPending}
        className="min-h-12"
        onClick={() => {
          setShowsMissing(true)
          if (isComplete)
            mutate({
              opportunityId: opening.id,
              share,
              message,
              ...answersFrom(questions, choices),
              ...(cvId === null ? {} : { cvId }),
            })
        }}
      >
        Send application
      </Button>
    </div>
  )
}

/** Openings without questions send none. */
function answersFrom(
  questions: readonly ScreeningId[],
  choices: ReadonlyMap<ScreeningId, string>,
): { answers?: ScreeningAnswer[] } {
  if (questions.length === 0) return {}
  return {
    answers: questions.map((question) => ({ question, choice: choices.get(question) ?? '' })),
  }
}

const approvalWords: Record<Exclude<ApprovalNow, 'none'>, string> = {
  given: 'It will be sent right away: your guardian’s approval already covers it.',
  asked: 'Your guardian reads it first. We send it as soon as they approve it.',
  'no-guardian':
    'If you are under 18, a guardian has to approve it first. You have not linked one yet, so we will keep it for you. Link one under My guardians, and we will ask them.',
}

function resultText(
  kind: 'applied' | 'already-applied' | 'waiting',
  guardians: number,
  { company }: OpeningToShare,
): string {
  if (kind === 'applied') return `Sent to ${company}.`
  if (kind === 'already-applied') return 'You have already applied.'
  return guardians > 0
    ? 'Saved. We asked your guardian, and will send it as soon as they approve.'
    : 'Saved. Link a guardian first, under My guardians. Then we will ask them.'
}
