import { useRef, useState } from 'react'
import { birthYears, monthNames } from '#domain/birth-month.ts'
import { youngestAge } from '#domain/messages.ts'
import { controlClass, useDescription } from '../ui/Field.tsx'
import type { Labelled } from '../ui/Field.tsx'
import { useReady } from './form.ts'

interface BirthMonthFieldProps extends Labelled {
  name: string
  /** 'YYYY-MM' */
  defaultValue?: string
}

/** Month and year of birth as two lists. Half an answer is sent as it is, so that it can be refused. */
export function BirthMonthField({ label, hint, error, name, defaultValue }: BirthMonthFieldProps) {
  const [year, setYear] = useState(defaultValue?.slice(0, 4) ?? '')
  const [month, setMonth] = useState(defaultValue?.slice(5, 7) ?? '')
  const monthList = useRef<HTMLSelectElement>(null)
  const yearList = useRef<HTMLSelectElement>(null)
  // The prerendered page may be older than this year.
  const years = useReady() ? birthYears(new Date(), youngestAge) : []
  const { id, control } = useDescription({ hint, error })
  const list = { ...control, id: undefined, required: true, className: controlClass }
  const value = year === '' && month === '' ? '' : `${year}-${month}`
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <select
          {...list}
          ref={monthList}
          aria-label="Month you were born"
          autoComplete="bday-month"
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        >
          <option value="" disabled hidden>
            Month
          </option>
          {monthNames.map((one, index) => (
            <option key={one} value={String(index + 1).padStart(2, '0')}>
              {one}
            </option>
          ))}
        </select>
        <select
          {...list}
          ref={yearList}
          aria-label="Year you were born"
          autoComplete="bday-year"
          value={year}
          onChange={({ target }) => setYear(target.value)}
        >
          <option value="" disabled hidden>
            Year
          </option>
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      {/* What the form reads; a form that looks for the first mistake finds the list to mend it. */}
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
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-coral">
          {error}
        </p>
      )}
    </fieldset>
  )
}
