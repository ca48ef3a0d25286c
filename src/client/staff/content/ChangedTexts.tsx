import { FileCheck } from 'lucide-react'
import type { StaffContentEdit } from '#contract/staff-content.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { call } from '../../app/api.ts'
import { shortDate, timeOfDay } from '../../app/dates.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { saveFile } from '../../app/save-file.ts'
import { useApi } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toasts.ts'
import { kindWords, stateChips } from './kind-words.ts'
import { RestoreText } from './RestoreText.tsx'

/** Everything that is different from the files, and the files to put into the next release. */
export function ChangedTexts() {
  const query = useApi('GET /api/staff/content-edits', {})
  return (
    <Card title="Changed here">
      <p className="mb-3 prose-width text-ink-soft">
        The files of a release stay the source. A change made here lies over them until you undo it,
        or until a release says the same.
      </p>
      <Loaded query={query} loading="Loading the changes...">
        {({ edits }) =>
          edits.length === 0 ? (
            <EmptyState icon={FileCheck} title="Nothing was changed">
              Every text is as its file has it.
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {edits.map((edit) => (
                  <ChangedText key={edit.id} edit={edit} />
                ))}
              </ul>
              <FilesButton />
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

function ChangedText({ edit: { id, kind, title, fields, change } }: { edit: StaffContentEdit }) {
  const { label, tone } = stateChips[change.state]
  return (
    <li className="grid grid-cols-1 gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={href(pages.staff, { desk: 'content', about: id })}
          className="link min-w-0 font-semibold wrap-anywhere"
        >
          {title}
        </Link>
        <Chip>{kindWords[kind]}</Chip>
        <Chip tone={tone}>{label}</Chip>
      </p>
      <p className="text-sm wrap-anywhere">
        {change.by}, {shortDate(change.at)}, {timeOfDay(change.at)}: {change.reason}
      </p>
      {change.problems.map(({ field, message }) => (
        <p key={`${field} ${message}`} className="text-sm font-semibold text-coral">
          {message}
        </p>
      ))}
      <dl className="grid grid-cols-1 gap-1 text-sm">
        {fields.map((field) => (
          <div key={field.name} className="wrap-anywhere">
            <dt className="inline font-semibold">{field.label}: </dt>
            <dd className="inline">
              <del className="text-ink-soft">{brief(field.file)}</del>{' '}
              <ins className="no-underline">{brief(field.text)}</ins>
              {field.was !== field.file && (
                <span className="block text-ink-soft">
                  When it was changed, the file said: {brief(field.was)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <RestoreText id={id} title={title} seen={change.at} />
    </li>
  )
}

function brief(text: string): string {
  if (text === '') return '(nothing)'
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** One download for each file, with its path in the name. */
function FilesButton() {
  async function download() {
    const { files } = await call('GET /api/staff/content-files', {})
    for (const { path, text } of files) saveFile(path.replaceAll('/', '_'), text, 'text/plain')
    showToast(
      files.length === 1 ? 'One file is saved.' : `${files.length} files are saved.`,
      'good',
    )
  }
  return (
    <div className="mt-3 grid justify-items-start gap-1">
      <Button
        tone="plain"
        onClick={() => {
          download().catch((error: Error) => showToast(error.message, 'bad'))
        }}
      >
        Download the changed files
      </Button>
      <p className="prose-width text-sm text-ink-soft">
        Each file is as it would be with these changes. Once a release has it, the change here is
        dropped by itself.
      </p>
    </div>
  )
}
