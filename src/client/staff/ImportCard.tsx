import { useState } from 'react'
import type { ChangeEvent } from 'react'
import type { Output } from '../app/api.ts'
import { useAction } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { AskReason } from './AskReason.tsx'

interface ChosenFile {
  name: string
  text: string
}

/** The maximum the server accepts in one import. */
const maxFileLength = 200_000

/** Imports openings received by letter or phone from a file that staff wrote. */
export function ImportCard() {
  const [chosen, setChosen] = useState<ChosenFile>()
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, data, reset } = useAction('POST /api/staff/openings/import')

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    reset()
    const file = target.files?.[0]
    const text = await file?.text()
    const isValid = text !== undefined && text !== '' && text.length <= maxFileLength
    setProblem(isValid || file === undefined ? undefined : fileProblem)
    setChosen(isValid && file ? { name: file.name, text } : undefined)
  }

  return (
    <Card title="Add openings from a file" className="grid content-start gap-4">
      <Field
        label="File"
        type="file"
        accept=".csv,.json,text/csv,application/json"
        hint="CSV with a header line, or JSON: title, company, url, and where known location, type, duration, deadline, skills, pay, description. At most 500 openings."
        error={problem}
        onChange={(event) => void readFile(event)}
      />
      {chosen && !data && (
        <div>
          <AskReason
            label="Add these openings"
            title={`Add these openings from ${chosen.name}`}
            tone="main"
            send={(reason) => mutateAsync({ file: chosen.text, reason })}
          >
            <p>The same rules check them as the openings of the feeds.</p>
          </AskReason>
        </div>
      )}
      {data && <Result result={data} />}
    </Card>
  )
}

const fileProblem = 'This file is empty or too long. Choose one of at most 200 kB.'

function Result({ result }: { result: Output<'POST /api/staff/openings/import'> }) {
  const { stored, held, skipped, problems } = result
  return (
    <div role="status" className="grid gap-3">
      <p className="rounded-control bg-leaf-soft px-4 py-3 font-semibold text-leaf-strong">
        {stored} stored, {held} of them held{skipped > 0 && `, ${skipped} left out`}.
      </p>
      {problems.length > 0 && (
        <ul className="grid gap-1 text-coral">
          {problems.map(({ row, message }) => (
            <li key={`${row} ${message}`}>
              {row > 0 && `Row ${row}: `}
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
