import { forSchooling, schoolings } from '#domain/openings/eligibility.ts'
import type { FormValues } from '../app/form.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'

interface WhoFieldsProps {
  values: FormValues
  errors: Record<string, string>
}

/** Who can be hired. Other students see the reason instead of a match. */
export function WhoFields({ values, errors }: WhoFieldsProps) {
  const fieldProps = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
      <Select
        label="Who it is for"
        {...fieldProps('schooling')}
        required={false}
        className="col-span-2 sm:col-span-1"
        options={[
          { value: '', label: 'Anybody' },
          ...schoolings.map((each) => ({ value: each, label: forSchooling[each] })),
        ]}
      />
      <Field
        label="From age"
        {...fieldProps('minAge')}
        required={false}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
      />
      <Field
        label="Up to age"
        {...fieldProps('maxAge')}
        required={false}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
      />
    </div>
  )
}
