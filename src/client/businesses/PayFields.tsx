import { useState } from 'react'
import { hoursAWeek, payPeriods, type PayPeriod } from '#domain/openings/pay.ts'
import type { FormValues } from '../app/form.ts'
import { useApi } from '../app/use-api.ts'
import { classes } from '../ui/classes.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { dollars } from './posting-words.ts'
import { periodFrom } from './posting-values.ts'

interface PayFieldsProps {
  values: FormValues
  errors: Record<string, string>
  periods?: readonly PayPeriod[]
  required?: boolean
  /** Whether the pay can be a range. */
  range?: boolean
}

/** The pay with its period, next to the lowest pay the law allows. */
export function PayFields(props: PayFieldsProps) {
  const { values, errors, periods = payPeriods, required = false } = props
  const { range = false } = props
  const [period, setPeriod] = useState(periodFrom(values['period']))
  const lowest = useApi('GET /api/lowest-pay', {}).data?.lowest.find(
    (each) => each.period === period,
  )
  return (
    <div
      className={classes(
        'grid grid-cols-1 items-start gap-4',
        range ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
      )}
    >
      <Field
        label="Pay in J$"
        name="amount"
        defaultValue={values['amount']}
        error={errors['amount'] ?? errors['pay']}
        required={required}
        inputMode="numeric"
        maxLength={14}
        autoComplete="off"
        hint={
          lowest &&
          `The minimum wage is ${dollars(lowest.amount)} ${per(period)}${fullTime(period)}.`
        }
      />
      {range && (
        <Field
          label="Up to J$"
          name="upTo"
          defaultValue={values['upTo']}
          error={errors['upTo']}
          required={false}
          inputMode="numeric"
          maxLength={14}
          autoComplete="off"
          hint="Only if the pay is a range."
        />
      )}
      <Select
        label="For"
        name="period"
        value={period}
        onChange={(event) => setPeriod(periodFrom(event.currentTarget.value))}
        error={errors['period']}
        options={periods.map((each) => ({ value: each, label: per(each) }))}
      />
    </div>
  )
}

function per(period: string): string {
  return `${period === 'hour' ? 'an' : 'a'} ${period}`
}

/** Longer periods are computed with the hours of a full week. */
function fullTime(period: string): string {
  return period === 'hour' || period === 'day' ? '' : ` for ${hoursAWeek} hours a week`
}
