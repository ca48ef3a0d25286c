import { monthNames } from '#domain/cv/cv-dates.ts'
import { Select } from '../ui/Select.tsx'

interface CvDateFieldProps {
  label: string
  /** The choice that means no date. */
  none: string
  value: string
  onChange: (date: string) => void
}

const yearsBack = 14

/** A year, and a month if they know it. */
export function CvDateField({ label, none, value, onChange }: CvDateFieldProps) {
  const [year = '', month = ''] = value.split('-')
  const now = new Date().getFullYear()
  const years = Array.from({ length: yearsBack + 2 }, (_, index) => String(now + 1 - index))
  const known = year === '' || years.includes(year) ? years : [...years, year]
  return (
    <div className="grid grid-cols-2 gap-2">
      <Select
        label={`${label}: year`}
        value={year}
        options={[
          { value: '', label: none },
          ...known.map((each) => ({ value: each, label: each })),
        ]}
        onChange={({ currentTarget: { value: newYear } }) =>
          onChange(newYear === '' || month === '' ? newYear : `${newYear}-${month}`)
        }
      />
      <Select
        label={`${label}: month`}
        value={month}
        disabled={year === ''}
        options={[
          { value: '', label: 'No month' },
          ...monthNames.map((name, index) => ({
            value: String(index + 1).padStart(2, '0'),
            label: name,
          })),
        ]}
        onChange={({ currentTarget: { value: newMonth } }) =>
          onChange(newMonth === '' ? year : `${year}-${newMonth}`)
        }
      />
    </div>
  )
}
