import { useState } from 'react'
import type { ShownField } from '#contract/profiles.ts'
import { BirthMonthField } from './BirthMonthField.tsx'
import { ExpertiseField } from '../skills/ExpertiseField.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'

interface ProfileFieldsProps {
  fields: readonly ShownField[]
  errors: Record<string, string>
}

/** Renders the fields the server lists, filled with the stored values. */
export function ProfileFields({ fields, errors }: ProfileFieldsProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const valueOf = (name: string) =>
    chosen[name] ?? fields.find((field) => field.name === name)?.value
  return fields.map((field) => {
    const { name, onlyWith } = field
    const input = (
      <ProfileInput
        key={name}
        field={field}
        error={errors[name]}
        onChoose={(value) => setChosen((previous) => ({ ...previous, [name]: value }))}
      />
    )
    if (!onlyWith) return input
    // Hidden, not removed, so that typed text is still there if the choice changes back.
    return (
      <div key={name} hidden={valueOf(onlyWith.field) !== onlyWith.value}>
        {input}
      </div>
    )
  })
}

const autoCompleteOf: Record<string, string> = {
  displayName: 'name',
  phone: 'tel',
  company: 'organization',
  companyName: 'organization',
  jobTitle: 'organization-title',
  website: 'url',
}

interface ProfileInputProps {
  field: ShownField
  error: string | undefined
  onChoose: (value: string) => void
}

function ProfileInput({ field, error, onChoose }: ProfileInputProps) {
  const { name, label, kind, value, options, required, hint } = field
  const frame = {
    name,
    label,
    error,
    defaultValue: value,
    ...(hint ? { hint } : {}),
    ...(required || value ? {} : { required: false }),
  }
  if (name === 'expertise') return <ExpertiseField {...frame} />
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
          options={options ?? []}
          onChange={({ target }) => onChoose(target.value)}
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
          autoComplete={autoCompleteOf[name]}
          {...(kind === 'number' ? { inputMode: 'numeric', min: 0 } : { maxLength: 300 })}
        />
      )
  }
}
