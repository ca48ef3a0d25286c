import { useRef, useState } from 'react'
import type { Ref } from 'react'
import { birthYears, monthNames } from '#domain/people/birth-month.ts'
import { youngestAge } from '#domain/people/messages.ts'
import { controlClass, FieldNotes, useDescription } from '../../ui/Field.tsx'
import type { Labelled } from '../../ui/Field.tsx'
import { useReady } from '../../app/form.ts'

interface BirthMonthFieldProps extends Labelled {
  name: string
  /** 'YYYY-MM' */
  defaultValue?: string
}

/** Month and year of birth as two lists. An incomplete answer is sent as it is, so that it can be refused. */
export function BirthMonthField({ label, hint, error, name, defaultValue }: BirthMonthFieldProps) {
  const [year, setYear] = useState(defaultValue?.slice(0, 4) ?? '')
  const [month, setMonth] = useState(defaultValue?.slice(5, 7) ?? '')
  const monthList = useRef<HTMLSelectElement>(null)
  const yearList = useRef<HTMLSelectElement>(null)
  // The prerendered page may have been built last year.
  const years = useReady() ? birthYears(new Date(), youngestAge) : []
  const { id, control } = useDescription({ hint, error })
  const value = year === '' && month === '' ? '' : `${year}-${month}`
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <PartList
          {...control}
          ref={monthList}
          part="Month"
          autoComplete="bday-month"
          value={month}
          onChoose={setMonth}
          options={monthNames.map((monthName, index) => ({
            value: String(index + 1).padStart(2, '0'),
            label: monthName,
          }))}
        />
        <PartList
          {...control}
          ref={yearList}
          part="Year"
          autoComplete="bday-year"
          value={year}
          onChoose={setYear}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
        />
      </div>
      {/* The value the form reads; focusing it, as a form with an error does, moves to the list to correct. */}
      <input
        name={name}
        value={value}
        readOnly
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onFocus={() =>
          (month === '' ? monthList : year === '' ? yearList : monthList).current?.focus()
        }
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

interface PartListProps {
  ref: Ref<HTMLSelectElement>
  part: 'Month' | 'Year'
  autoComplete: string
  value: string
  onChoose: (value: string) => void
  options: readonly { value: string; label: string }[]
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

function PartList({ ref, part, autoComplete, value, onChoose, options, ...aria }: PartListProps) {
  return (
    <select
      ref={ref}
      aria-label={`${part} you were born`}
      aria-invalid={aria['aria-invalid']}
      aria-describedby={aria['aria-describedby']}
      required
      className={controlClass}
      autoComplete={autoComplete}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="" disabled hidden>
        {part}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
