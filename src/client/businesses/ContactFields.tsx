import {
  maxContactNameLength,
  maxContactPositionLength,
} from '#domain/openings/interview-problems.ts'
import type { FormValues } from '../app/form.ts'
import { Field } from '../ui/Field.tsx'

interface ContactFieldsProps {
  values: FormValues
  errors: Record<string, string>
}

/** The contact person: a first name and what they do. */
export function ContactFields({ values, errors }: ContactFieldsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <Field
        label="Person to ask for"
        name="contactName"
        defaultValue={values['contactName']}
        error={errors['contactName']}
        hint="A first name."
        maxLength={maxContactNameLength}
        autoComplete="off"
      />
      <Field
        label="What they do"
        name="contactPosition"
        defaultValue={values['contactPosition']}
        error={errors['contactPosition']}
        hint="For example, shift supervisor."
        maxLength={maxContactPositionLength}
        autoComplete="off"
      />
    </div>
  )
}
