import {
  importFieldLabels,
  importFields,
  type ImportColumns,
} from '#domain/openings/import-fields.ts'
import { Select } from '../../ui/Select.tsx'

interface ColumnChoiceProps {
  headers: readonly string[]
  columns: ImportColumns
  onChoose: (columns: ImportColumns) => void
}

/** Which column of the file has what. Open from the start if the title or the company was not found. */
export function ColumnChoice({ headers, columns, onChoose }: ColumnChoiceProps) {
  const options = [
    { value: '', label: 'Not in the file' },
    ...headers.map((header, index) => ({
      value: String(index),
      label: header === '' ? `Column ${index + 1}` : header.slice(0, 60),
    })),
  ]
  return (
    <details
      open={columns.title === null || columns.company === null}
      className="rounded-control bg-sunk px-4 py-1"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        Columns: {importFields.filter((field) => columns[field] !== null).length} of{' '}
        {importFields.length} found
      </summary>
      <div className="grid grid-cols-1 gap-3 pb-4 sm:grid-cols-2 lg:grid-cols-4">
        {importFields.map((field) => (
          <Select
            key={field}
            label={importFieldLabels[field]}
            options={options}
            value={String(columns[field] ?? '')}
            onChange={({ target }) =>
              onChoose({ ...columns, [field]: target.value === '' ? null : Number(target.value) })
            }
          />
        ))}
      </div>
    </details>
  )
}
