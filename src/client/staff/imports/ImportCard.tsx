import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { ImportColumns } from '#domain/openings/import-fields.ts'
import { navigate } from '../../app/navigate.ts'
import { saveFile } from '../../app/save-file.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AskReason } from '../AskReason.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { textOfFile } from './file-text.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { countsInWords, importLabel } from './import-words.ts'
import { sampleFile } from './sample-file.ts'

interface ChosenFile {
  fileName: string
  file: string
  columns?: ImportColumns
}

/** The maximum the server accepts in one import. */
const maxFileLength = 200_000
const fileProblem = 'This file is empty or too long. Choose one of at most 200 kB.'

/** Adds openings from a file: a preview of each row first, then one batch that is held until staff publish it. */
export function ImportCard() {
  const [chosen, setChosen] = useState<ChosenFile>()
  const [problem, setProblem] = useState<string>()
  const preview = useAction('POST /api/staff/imports/preview')
  const add = useAction('POST /api/staff/imports', {
    onDone: ({ id, counts }) => {
      showToast(countsInWords(counts), 'good')
      navigate(href(pages.staff, { desk: 'feeds', batch: id }))
    },
  })

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    preview.reset()
    const picked = target.files?.[0]
    const file = picked === undefined ? '' : textOfFile(new Uint8Array(await picked.arrayBuffer()))
    const isValid = file !== '' && (file.length <= maxFileLength || file.startsWith('PK'))
    setProblem(isValid || picked === undefined ? undefined : fileProblem)
    setChosen(undefined)
    if (isValid && picked) show({ fileName: picked.name, file: file.slice(0, maxFileLength) })
  }

  function show(next: ChosenFile) {
    setChosen(next)
    const { fileName: _name, ...input } = next
    preview.mutate(input)
  }

  const { data, error, isPending } = preview
  return (
    <Card
      title="Add openings from a file"
      className="grid grid-cols-1 content-start gap-4 lg:col-span-2"
    >
      <p className="prose-width">
        You see what each row does before anything is stored. New openings stay hidden until you
        publish them, and you can undo the whole file.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="File"
          type="file"
          accept=".csv,.tsv,.txt,.json,.xlsx,text/csv,application/json"
          hint="CSV from any spreadsheet, or JSON. At most 500 openings."
          error={problem}
          onChange={(event) => void readFile(event)}
          className="min-w-0 grow"
        />
        <Button tone="plain" onClick={() => saveFile('openings.csv', sampleFile, 'text/csv')}>
          Download a sample file
        </Button>
      </div>
      {isPending && <Spinner label="Reading the file..." />}
      {error && <FormMessage>{error.message}</FormMessage>}
      {chosen && data && !isPending && (
        <>
          {data.problem !== null && (
            <p role="status" className="rounded-control bg-coral-soft px-4 py-3 text-coral">
              {data.problem}
            </p>
          )}
          {data.headers.length > 0 && (
            <ColumnChoice
              key={chosen.fileName}
              headers={data.headers}
              columns={data.columns}
              onChoose={(columns) => show({ ...chosen, columns })}
            />
          )}
          {data.rows.length > 0 && (
            <>
              <p role="status" className="font-semibold">
                {data.rows.length === 1 ? 'One row' : `${data.rows.length} rows`} in{' '}
                <span className="break-words">{chosen.fileName}</span>: {countsInWords(data.counts)}
              </p>
              {data.counts.new + data.counts.check + data.counts.changed > 0 && (
                <div>
                  <AskReason
                    label={importLabel(data.counts)}
                    title={`${importLabel(data.counts)} from ${chosen.fileName}`}
                    tone="main"
                    send={(reason) => add.mutateAsync({ ...chosen, reason })}
                  >
                    <p>New openings are held. You publish them on the next page.</p>
                  </AskReason>
                </div>
              )}
              <ImportPreview rows={data.rows} />
            </>
          )}
        </>
      )}
    </Card>
  )
}
