import { useState } from 'react'
import type { ContentEntry, ContentPreview } from '#contract/staff-content.ts'
import type { FieldTexts } from '#domain/learning/content-edit.ts'
import { shortDate, timeOfDay } from '../../app/dates.ts'
import { useDraftAnswer } from '../../app/draft.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useAction, useApi } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { focusInvalid } from '../../ui/focus-invalid.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { ContentPreviewCard } from './ContentPreviewCard.tsx'
import { effects, kindWords, stateChips } from './kind-words.ts'
import { RestoreText } from './RestoreText.tsx'

/** One text with its fields; nothing is stored before its preview was seen. */
export function ContentEntryForm({ id }: { id: string }) {
  const query = useApi('GET /api/staff/content/:id', { id })
  return (
    <Loaded query={query} loading="Opening the text...">
      {(entry) => <EntryForm key={entry.seen} entry={entry} />}
    </Loaded>
  )
}

function EntryForm({ entry }: { entry: ContentEntry }) {
  const { id, kind, title, fields, change } = entry
  const { draft, write, clear } = useDraftAnswer(`text/${id}/${entry.seen}`, readTexts)
  const shown = Object.fromEntries(fields.map(({ name, text }) => [name, text]))
  const texts: FieldTexts = { ...shown, ...draft }
  const [seen, setSeen] = useState<ContentPreview>()
  const preview = useAction('POST /api/staff/content/:id/preview', { onDone: setSeen })
  const isChanged = fields.some(({ name, text }) => texts[name] !== text)

  function set(name: string, text: string) {
    setSeen(undefined)
    preview.reset()
    write({ ...draft, [name]: text })
  }

  const problems = new Map(seen?.problems.map(({ field, message }) => [field, message]))
  const general = problems.get('')
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Card title={title} className="grid grid-cols-1 gap-4">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Chip>{kindWords[kind]}</Chip> {id.slice(kind.length + 1)}
        </p>
        {change && <ChangeNote entry={entry} onRestored={clear} />}
        <form
          noValidate
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            const form = event.currentTarget
            preview.mutate(
              { id, texts },
              { onSuccess: (answer) => answer.problems.length > 0 && focusSoon(form) },
            )
          }}
        >
          {fields.map((field) => (
            <EntryField
              key={field.name}
              field={field}
              text={texts[field.name] ?? ''}
              error={problems.get(field.name)}
              onType={(text) => set(field.name, text)}
            />
          ))}
          <p className="prose-width text-sm text-ink-soft">{effects[kind]}</p>
          <FormMessage>{preview.error?.message ?? general}</FormMessage>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" tone="main" busy={preview.isPending}>
              Show the preview
            </Button>
            {isChanged && (
              <Button
                tone="plain"
                onClick={() => {
                  clear()
                  setSeen(undefined)
                }}
              >
                Discard what I typed
              </Button>
            )}
          </div>
        </form>
      </Card>
      {seen && seen.problems.length === 0 && (
        <ContentPreviewCard entry={entry} preview={seen} texts={texts} onChanged={clear} />
      )}
    </div>
  )
}

/** After React has marked the fields. */
function focusSoon(form: HTMLFormElement): void {
  requestAnimationFrame(() => focusInvalid(form))
}

interface EntryFieldProps {
  field: ContentEntry['fields'][number]
  text: string
  error: string | undefined
  onType: (text: string) => void
}

function EntryField({ field, text, error, onType }: EntryFieldProps) {
  const { name, label, hint, long, optional, file } = field
  const common = {
    name,
    label,
    hint:
      text === file ? (
        hint
      ) : (
        <>
          {hint} In the file: {file === '' ? 'nothing' : file}
        </>
      ),
    value: text,
    maxLength: 12_000,
    ...(optional ? { required: false } : {}),
    ...(error === undefined ? {} : { error }),
  }
  return long ? (
    <TextArea
      {...common}
      rows={Math.min(14, Math.max(3, Math.ceil(text.length / 60)))}
      onChange={(event) => onType(event.target.value)}
    />
  ) : (
    <Field {...common} autoComplete="off" onChange={(event) => onType(event.target.value)} />
  )
}

/** Who changed it, and the way back to the file. */
function ChangeNote({ entry, onRestored }: { entry: ContentEntry; onRestored: () => void }) {
  const { id, title, change, seen } = entry
  if (change === null) return null
  const { label, tone } = stateChips[change.state]
  return (
    <div className="grid grid-cols-1 gap-2 rounded-control bg-sunk p-3">
      <p className="wrap-anywhere">
        <Chip tone={tone}>{label}</Chip> Changed by {change.by} on {shortDate(change.at)},{' '}
        {timeOfDay(change.at)}: {change.reason}
      </p>
      {change.state === 'conflict' && (
        <p>
          Since then a release has changed the same field in the file. The text of this desk is
          still shown. Look at its preview to keep it, or show the file again.
        </p>
      )}
      {change.problems.map(({ field, message }) => (
        <p key={`${field} ${message}`} className="font-semibold text-coral">
          {message}
        </p>
      ))}
      <RestoreText id={id} title={title} seen={seen} onRestored={onRestored} />
    </div>
  )
}

function readTexts(value: unknown): FieldTexts | null {
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
