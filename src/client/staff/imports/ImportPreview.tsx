import { useState } from 'react'
import type { PreviewedRow } from '#contract/staff-imports.ts'
import { dayWithYear } from '../../app/dates.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Select } from '../../ui/Select.tsx'
import { outcomeWords } from './import-words.ts'

const shownAtFirst = 25

/** What the import would do with each row. */
export function ImportPreview({ rows }: { rows: readonly PreviewedRow[] }) {
  const [outcome, setOutcome] = useState('')
  const [all, setAll] = useState(false)
  const outcomes = [...new Set(rows.map((row) => row.outcome))]
  const chosen = rows.filter((row) => outcome === '' || row.outcome === outcome)
  const shown = all ? chosen : chosen.slice(0, shownAtFirst)
  return (
    <div className="grid grid-cols-1 gap-3">
      {outcomes.length > 1 && (
        <Select
          label="Show"
          options={[
            { value: '', label: 'All rows' },
            ...outcomes.map((each) => ({ value: each, label: outcomeWords[each].label })),
          ]}
          value={outcome}
          onChange={({ target }) => setOutcome(target.value)}
          className="w-full sm:w-72"
        />
      )}
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">What happens with each row of the file</caption>
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-3 font-semibold">
              Row
            </th>
            <th scope="col" className="py-2 pr-3 font-semibold">
              Opening
            </th>
            <th scope="col" className="py-2 pr-3 font-semibold max-sm:hidden">
              Place
            </th>
            <th scope="col" className="py-2 font-semibold max-sm:hidden">
              Closes
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.row} row={row} />
          ))}
        </tbody>
      </table>
      {shown.length < chosen.length && (
        <Button tone="quiet" onClick={() => setAll(true)} className="justify-self-start">
          Show all {chosen.length} rows
        </Button>
      )}
    </div>
  )
}

function Row({
  row: { row, title, company, location, deadline, outcome, notes },
}: {
  row: PreviewedRow
}) {
  const { label, tone } = outcomeWords[outcome]
  return (
    <tr className="border-b border-line align-top">
      <td className="py-2.5 pr-3 tabular-nums text-ink-soft">{row}</td>
      <td className="py-2.5 pr-3 wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{title || 'No title'}</span>
          <Chip tone={tone}>{label}</Chip>
        </span>
        <span className="block text-ink-soft">{company || 'No company'}</span>
        {notes.map((note) => (
          <span key={note} className={outcome === 'problem' ? 'block text-coral' : 'block'}>
            {note}
          </span>
        ))}
      </td>
      <td className="py-2.5 pr-3 wrap-anywhere max-sm:hidden">{location ?? ''}</td>
      <td className="py-2.5 whitespace-nowrap max-sm:hidden">
        {deadline === null ? '' : dayWithYear(deadline)}
      </td>
    </tr>
  )
}
