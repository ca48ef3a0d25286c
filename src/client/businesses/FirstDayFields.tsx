import { maxPlaceLength } from '#domain/openings/interview-problems.ts'
import type { FormValues } from '../app/form.ts'
import { Field } from '../ui/Field.tsx'
import { ContactFields } from './ContactFields.tsx'

interface FirstDayFieldsProps {
  values: FormValues
  errors: Record<string, string>
  /** The opening is remote, so there is no place to come to. */
  fromHome: boolean
}

/** Where to come on the first day, and the person to ask for. */
export function FirstDayFields({ values, errors, fromHome }: FirstDayFieldsProps) {
  return (
    <>
      {!fromHome && (
        <Field
          label="Where to come on the first day"
          name="place"
          defaultValue={values['place']}
          error={errors['place']}
          hint="An address or a landmark. No phone numbers or links."
          maxLength={maxPlaceLength}
          autoComplete="off"
        />
      )}
      <ContactFields values={values} errors={errors} />
    </>
  )
}
