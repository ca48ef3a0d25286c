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
import type { PresentApplicant } from './ApplicantCard.tsx'
import type { ApplicantSheetProps } from './DeclineSheet.tsx'
import { draftFrom, valuesIn } from './form-draft.ts'
import { FirstDayFields } from './FirstDayFields.tsx'
import { CancelsInterviewWarning } from './CancelsInterviewWarning.tsx'
import { PayFields } from './PayFields.tsx'
import { amountFrom } from './posting-values.ts'

const makeOffer = 'POST /api/postings/:id/applicants/:applicationId/offer'

interface OfferSheetProps extends ApplicantSheetProps {
  applicant: PresentApplicant
  posting: Posting
}

/** Start, hours, pay, and the last day to answer. */
export function OfferSheet(props: OfferSheetProps) {
  const { postingId, applicationId, name, seen, applicant, posting, onClose } = props
  const form = useId()
  const { text, write, forget } = useDraft(`offer/${applicationId}`, '')
  const [initialValues] = useState(() => valuesIn(text) ?? valuesFrom(applicant, posting))
  const [values, setValues] = useState(initialValues)
  const [unpaid, setUnpaid] = useState(initialValues['unpaid'] === 'on')
  const { mutateAsync } = useAction(makeOffer)
  const { busy, message, errors, onSubmit } = useForm(
    // The server checks all fields together; an earlier check here would hide the other errors.
    () => undefined,
    async (submitted) => {
      await mutateAsync({ id: postingId, applicationId, seen, ...offerFrom(submitted) })
      forget()
      onClose()
      showToast('Sent. They can accept it now', 'good')
    },
  )
  const today = dayOf(new Date())
  const field = (name: string) => ({
    name,
    defaultValue: initialValues[name],
    error: errors[name],
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
          const draft = draftFrom(event.currentTarget)
          write(draft)
          setValues(valuesIn(draft) ?? {})
        }}
        className="grid grid-cols-1 gap-4"
      >
        <FormMessage>{message}</FormMessage>
        <CancelsInterviewWarning applicant={applicant} />
        <p>
          They accept exactly these terms. You can offer again once the last day to answer has
          passed.
        </p>
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
        {!unpaid && (
          <PayFields values={initialValues} errors={errors} periods={offerPeriods} required />
        )}
        <LessThanPromised values={values} unpaid={unpaid} posting={posting} />
        <FirstDayFields
          values={initialValues}
          errors={errors}
          fromHome={posting.place === 'remote'}
        />
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
  values: FormValues
  unpaid: boolean
  posting: Posting
}

/** Shown before sending, because the student sees it next to the pay. */
function LessThanPromised({ values, unpaid, posting }: LessThanPromisedProps) {
  const { pay } = offerFrom(unpaid ? { ...values, unpaid: 'on' } : values)
  const offered = pay === null || pay.amount === null ? null : { ...pay, amount: pay.amount }
  const hasPay = unpaid || offered !== null
  if (!hasPay || posting.pay === null || !paysLess(offered, posting.pay)) return null
  return (
    <p role="status" className="rounded-control bg-sun-soft px-4 py-3">
      {lessThanPromised(offered, posting.pay)} They will see both.
    </p>
  )
}

/** The terms of the last offer, or the opening's pay and the place of the interview. */
function valuesFrom({ offer, interview }: PresentApplicant, { pay }: Posting): FormValues {
  const lastPay = offer?.pay ?? pay
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
    amount: lastPay === null ? '' : lastPay.amount.toLocaleString('en-US'),
    period: offerPeriods.find((each) => each === lastPay?.period) ?? 'hour',
  }
}

function offerFrom(
  values: FormValues,
): Omit<Input<typeof makeOffer>, 'id' | 'applicationId' | 'seen'> {
  const amount = values['amount'] ?? ''
  return {
    startsOn: values['startsOn'] ?? '',
    hoursAWeek: values['hoursAWeek'] ? Number(values['hoursAWeek']) || null : null,
    pay:
      values['unpaid'] === 'on'
        ? null
        : {
            amount: amount === '' ? null : amountFrom(amount) || null,
            period: offerPeriods.find((each) => each === values['period']) ?? 'hour',
          },
    answerBy: values['answerBy'] ?? '',
    place: values['place'] ?? '',
    contactName: values['contactName'] ?? '',
    contactPosition: values['contactPosition'] ?? '',
  }
}
