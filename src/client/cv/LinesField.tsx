import { cvLength } from '#domain/cv/cv.ts'
import { TextArea } from '../ui/Field.tsx'

interface LinesFieldProps {
  label: string
  hint: string
  lines: readonly string[]
  rows?: number
  onChange: (lines: string[]) => void
}

/** Several texts, one on each line. */
export function LinesField({ label, hint, lines, rows = 4, onChange }: LinesFieldProps) {
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={Math.max(rows, lines.length + 1)}
      required={false}
      maxLength={12 * cvLength.line}
      value={lines.join('\n')}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? [] : value.split('\n'))}
    />
  )
}
