import { useState } from 'react'
import { dayOf } from '#domain/day.ts'
import type { FormValues } from '../app/form.ts'
import { Field } from '../ui/Field.tsx'
import { Tick } from '../ui/Tick.tsx'

interface WorkFieldsProps {
  values: FormValues
  errors: Record<string, string>
}

/** How many people are wanted, from when, for how long a week, and whether it is partly from home. */
export function WorkFields({ values, errors }: WorkFieldsProps) {
  const [hybrid, setHybrid] = useState(values['hybrid'] === 'on')
  const fieldProps = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  return (
    <>
      <Tick
        name="hybrid"
        label="Part of the work is from home"
        hint={
          errors['hybrid'] && <span className="font-semibold text-coral">{errors['hybrid']}</span>
        }
        on={hybrid}
        onFlip={setHybrid}
      />
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        <Field
          label="Places"
          {...fieldProps('positions')}
          required={false}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          hint="How many people you want."
        />
        <Field
          label="Weekly hours"
          {...fieldProps('hoursAWeek')}
          required={false}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
        />
        <Field
          label="First day"
          {...fieldProps('startsOn')}
          type="date"
          required={false}
          min={dayOf(new Date())}
          className="col-span-2 sm:col-span-1"
        />
      </div>
    </>
  )
}
