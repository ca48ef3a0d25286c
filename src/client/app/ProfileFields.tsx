import type { ProfileField } from '#contract/profiles.ts'
import { BirthMonthField } from './BirthMonthField.tsx'
import { Field, TextArea } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'

interface ProfileFieldsProps {
  fields: readonly ProfileField[]
  errors: Record<string, string>
}

/** Draws the fields the server tells of, each with what is known already. */
export function ProfileFields({ fields, errors }: ProfileFieldsProps) {
  return fields.map((field) => (
    <ProfileInput key={field.name} field={field} error={errors[field.name]} />
  ))
}

const fillsIn: Record<string, string> = {
  displayName: 'name',
  phone: 'tel',
  company: 'organization',
  companyName: 'organization',
  jobTitle: 'organization-title',
  website: 'url',
}

function ProfileInput({ field, error }: { field: ProfileField; error: string | undefined }) {
  const { name, label, kind, value, options, required, hint } = field
  const frame = {
    name,
    label,
    error,
    defaultValue: value,
    ...(hint ? { hint } : {}),
    ...(required || value ? {} : { required: false }),
  }
  switch (kind) {
    case 'month':
      return <BirthMonthField {...frame} />
    case 'textarea':
      return <TextArea {...frame} rows={3} maxLength={600} />
    case 'select':
      return (
        <Select
          {...frame}
          placeholder="Choose one"
          options={(options ?? []).map((option) => ({ value: option, label: option }))}
        />
      )
    case 'checkbox':
    case 'text':
    case 'email':
    case 'url':
    case 'number':
    case 'tel':
      return (
        <Field
          {...frame}
          type={kind}
          autoComplete={fillsIn[name]}
          {...(kind === 'number' ? { inputMode: 'numeric', min: 0 } : { maxLength: 300 })}
        />
      )
  }
}
