import { useId, useState } from 'react'
import type { Posting } from '#contract/postings.ts'
import { addDays, dayOf } from '#domain/day.ts'
import { lessThanPromised, offerPeriods, paysLess } from '#domain/openings/offer.ts'
import { maybeUnpaid } from '#domain/openings/offer-problems.ts'
import type { Input } from '../app/api.ts'
import { useDraft } from '../app/draft.ts'
import { useForm, type FormValues } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { Tick } from '../ui/Tick.tsx'
import type { Present } from './ApplicantCard.tsx'
import type { ApplicantSheetProps } from './DeclineSheet.tsx'
import { givenIn, keptFrom } from './kept.ts'
import { FirstDayFields } from './FirstDayFields.tsx'
import { FallsAway } from './FallsAway.tsx'
import { PayFields } from './PayFields.tsx'
import { amountFrom } from './written.ts'

const makeOffer = 'POST /api/postings/:id/applicants/:applicationId/offer'

interface OfferSheetProps extends ApplicantSheetProps {
  applicant: Present
  posting: Posting
}

/** Start, hours, pay, and the last day to answer. */
export function OfferSheet(props: OfferSheetProps) {
  const { postingId, applicationId, name, seen, applicant, posting, onClose } = props
  const form = useId()
  const { text, write, forget } = useDraft(`offer/${applicationId}`, '')
  const [given] = useState(() => givenIn(text) ?? givenBefore(applicant, posting))
  const [typed, setTyped] = useState(given)
  const [unpaid, setUnpaid] = useState(given['unpaid'] === 'on')
  const { mutateAsync } = useAction(makeOffer)
  const { busy, message, errors, onSubmit } = useForm(
    // The server checks all fields together; an earlier check here would hide the other errors.
    () => undefined,
    async (filled) => {
      await mutateAsync({ id: postingId, applicationId, seen, ...writtenFrom(filled) })
      forget()
      onClose()
      showToast('Sent. They can accept it now', 'good')
    },
  )
  const today = dayOf(new Date())
  const field = (named: string) => ({
    name: named,
    defaultValue: given[named],
    error: errors[named],
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Make ${name} an offer`}
      actions={
        <Button type="submit" form={form} busy={busy}>
          Send the offer
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={onSubmit}
        onInput={(event) => {
          const kept = keptFrom(event.currentTarget)
          write(kept)
          setTyped(givenIn(kept) ?? {})
        }}
        className="grid grid-cols-1 gap-4"
      >
        <FormMessage>{message}</FormMessage>
        <FallsAway applicant={applicant} />
        <p>They accept exactly this. You can offer again once the last day to answer is over.</p>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <Field
            label="First day of work"
            type="date"
            min={addDays(today, 1)}
            {...field('startsOn')}
          />
          <Field
            label="Hours a week"
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            {...field('hoursAWeek')}
          />
        </div>
        {maybeUnpaid(posting.kind) && (
          <Tick label="This is not paid" name="unpaid" on={unpaid} onFlip={setUnpaid} />
        )}
        {!unpaid && <PayFields given={given} errors={errors} periods={offerPeriods} required />}
        <LessThanPromised typed={typed} unpaid={unpaid} posting={posting} />
        <FirstDayFields given={given} errors={errors} fromHome={posting.place === 'remote'} />
        <Field
          label="Answer by"
          type="date"
          min={addDays(today, 1)}
          hint="The last day on which they can accept."
          {...field('answerBy')}
        />
      </form>
    </Sheet>
  )
}

interface LessThanPromisedProps {
  typed: FormValues
  unpaid: boolean
  posting: Posting
}

/** Shown before sending, because the student sees it next to the pay. */
function LessThanPromised({ typed, unpaid, posting }: LessThanPromisedProps) {
  const { pay } = writtenFrom(unpaid ? { ...typed, unpaid: 'on' } : typed)
  const offered = pay === null || pay.amount === null ? null : { ...pay, amount: pay.amount }
  const isTyped = unpaid || offered !== null
  if (!isTyped || posting.pay === null || !paysLess(offered, posting.pay)) return null
  return (
    <p role="status" className="rounded-control bg-sun-soft px-4 py-3">
      {lessThanPromised(offered, posting.pay)} They see both.
    </p>
  )
}

/** The terms of the last offer, or the opening's pay and the place of the interview. */
function givenBefore({ offer, interview }: Present, { pay }: Posting): FormValues {
  const known = offer?.pay ?? pay
  const come = offer?.come ?? interview
  return {
    ...(come === null || come === undefined
      ? {}
      : {
          place: come.place ?? '',
          contactName: come.contactName,
          contactPosition: come.contactPosition,
        }),
    ...(offer ? { startsOn: offer.startsOn, hoursAWeek: String(offer.hoursAWeek) } : {}),
    amount: known === null ? '' : known.amount.toLocaleString('en-US'),
    period: offerPeriods.find((each) => each === known?.period) ?? 'hour',
  }
}

function writtenFrom(
  given: FormValues,
): Omit<Input<typeof makeOffer>, 'id' | 'applicationId' | 'seen'> {
  const amount = given['amount'] ?? ''
  return {
    startsOn: given['startsOn'] ?? '',
    hoursAWeek: given['hoursAWeek'] ? Number(given['hoursAWeek']) || null : null,
    pay:
      given['unpaid'] === 'on'
        ? null
        : {
            amount: amount === '' ? null : amountFrom(amount) || null,
            period: offerPeriods.find((each) => each === given['period']) ?? 'hour',
          },
    answerBy: given['answerBy'] ?? '',
    place: given['place'] ?? '',
    contactName: given['contactName'] ?? '',
    contactPosition: given['contactPosition'] ?? '',
  }
}
