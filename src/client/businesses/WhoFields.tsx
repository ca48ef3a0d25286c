import { forSchooling, schoolings } from '#domain/openings/eligibility.ts'
import type { FormValues } from '../app/form.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'

interface WhoFieldsProps {
  given: FormValues
  errors: Record<string, string>
}

/** Who can be hired. Other students see the reason instead of a match. */
export function WhoFields({ given, errors }: WhoFieldsProps) {
  const frame = (name: string) => ({ name, defaultValue: given[name], error: errors[name] })
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
      <Select
        label="Who it is for"
        {...frame('schooling')}
        required={false}
        className="col-span-2 sm:col-span-1"
        options={[
          { value: '', label: 'Anybody' },
          ...schoolings.map((each) => ({ value: each, label: forSchooling[each] })),
        ]}
      />
      <Field
        label="From age"
        {...frame('minAge')}
        required={false}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
      />
      <Field
        label="Up to age"
        {...frame('maxAge')}
        required={false}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
      />
    </div>
  )
}
