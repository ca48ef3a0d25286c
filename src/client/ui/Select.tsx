import type { SelectHTMLAttributes } from 'react'
import { controlClass, FieldFrame, useDescription } from './Field.tsx'
import type { Labelled } from './Field.tsx'

type SelectProps = Labelled &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly { value: string; label: string }[]
    /** Shown until something is chosen; can't be chosen itself. */
    placeholder?: string
  }

export function Select({
  label,
  hint,
  error,
  className,
  options,
  placeholder,
  required,
  ...select
}: SelectProps) {
  const { id, control } = useDescription({ hint, error })
  const start =
    placeholder && select.value === undefined ? { defaultValue: select.defaultValue ?? '' } : {}
  return (
    <FieldFrame {...{ id, label, hint, required, className }} {...(error ? { error } : {})}>
      <select {...select} {...start} {...control} required={required} className={controlClass}>
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
