import type { ContentEntry, ContentPreview } from '#contract/staff-content.ts'
import type { FieldTexts } from '#domain/learning/content-edit.ts'
import { plural } from '#domain/text/plural.ts'
import { Link } from '../../app/Link.tsx'
import { useAction } from '../../app/use-api.ts'
import { Card } from '../../ui/Card.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AskReason } from '../AskReason.tsx'

interface ContentPreviewCardProps {
  entry: ContentEntry
  preview: ContentPreview
  texts: FieldTexts
  onChanged: () => void
}

/** The text as students read it, the places it reaches, and the button that stores it. */
export function ContentPreviewCard({ entry, preview, texts, onChanged }: ContentPreviewCardProps) {
  const { id, title, seen } = entry
  const { shown, more, warnings, changed } = preview
  // Saying the same again decides against what a release says.
  const isKept = changed.length === 0 && entry.change?.state === 'conflict'
  const change = useAction('POST /api/staff/content/:id/change', {
    onDone: () => {
      onChanged()
      showToast(
        isKept ? 'Kept. The file is not shown.' : 'Changed. Everybody reads the new text.',
        'good',
      )
    },
  })
  return (
    <Card title="Preview" className="grid grid-cols-1 gap-4 lg:sticky lg:top-20">
      <p role="status" className="text-ink-soft">
        {changed.length === 0
          ? 'Nothing is different from what is shown now.'
          : `${plural(changed.length, 'field')} changed. Students read:`}
      </p>
      <ul className="grid grid-cols-1 gap-3">
        {shown.map(({ where, text, href }) => (
          <li key={`${where} ${text}`} className="rounded-control border border-line p-3">
            <p className="mb-1 text-sm text-ink-soft wrap-anywhere">
              {href === null ? (
                where
              ) : (
                <Link to={href} className="link">
                  {where}
                </Link>
              )}
            </p>
            <Markdown className="wrap-anywhere">{text}</Markdown>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-sm text-ink-soft">
          And {plural(more, 'more place quotes it', 'more places quote it')}.
        </p>
      )}
      {warnings.length > 0 && (
        <div className="rounded-control bg-sun-soft p-3">
          <p className="font-semibold">These texts have the same figure written out:</p>
          <ul className="list-disc pl-5 text-sm">
            {warnings.map((warning) => (
              <li key={warning} className="wrap-anywhere">
                {warning}
              </li>
            ))}
          </ul>
        </div>
      )}
      {(changed.length > 0 || isKept) && (
        <div>
          <AskReason
            about={id}
            label={isKept ? 'Keep' : 'Change'}
            title={`${isKept ? 'Keep' : 'Change'} the text: ${title}`}
            tone="main"
            send={(reason) => change.mutateAsync({ id, texts, seen, reason })}
          >
            <p>
              {isKept
                ? 'Everybody goes on reading it instead of what the file says now.'
                : 'Everybody reads it at once. You can undo it at any time.'}
            </p>
          </AskReason>
        </div>
      )}
    </Card>
  )
}
