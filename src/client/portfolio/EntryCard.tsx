import { Suspense, useState } from 'react'
import type { PortfolioEntry } from '#contract/portfolio.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../app/dates.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { Link } from '../app/Link.tsx'
import { useAction } from '../app/use-api.ts'
import { EntryText } from '../parts/learning/EntryText.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { DeleteSheet } from '../ui/DeleteSheet.tsx'
import { showToast } from '../ui/toasts.ts'

const EditEntry = lazyPart(() => import('./EditEntry.tsx'), 'EditEntry')

export function EntryCard({ entry }: { entry: PortfolioEntry }) {
  const { kind, title, text, course, contentId, at } = entry
  const [sheet, setSheet] = useState<'edit' | 'delete'>()
  return (
    <Card
      as="li"
      title={title}
      aside={<Chip tone={kind === 'project' ? 'sun' : 'sea'}>{kindWords[kind]}</Chip>}
    >
      <p className="-mt-2 mb-3 text-sm text-ink-soft">
        {shortDate(at)}
        {course && (
          <>
            {' · '}
            <Link to={href(pages.lesson, { id: course.id, contentId })} className="link">
              {course.title}
            </Link>
          </>
        )}
      </p>
      <EntryText text={text} />
      <div className="mt-4 flex gap-3">
        <Button tone="quiet" aria-label={`Edit: ${title}`} onClick={() => setSheet('edit')}>
          Edit
        </Button>
        <Button
          tone="plain"
          aria-label={`Delete: ${title}`}
          onClick={() => setSheet('delete')}
          className="text-coral"
        >
          Delete
        </Button>
      </div>
      <Suspense>
        {sheet === 'edit' && <EditEntry entry={entry} onClose={() => setSheet(undefined)} />}
      </Suspense>
      {sheet === 'delete' && <DeleteEntry entry={entry} onClose={() => setSheet(undefined)} />}
    </Card>
  )
}

const kindWords = { project: 'Project', reflection: 'Reflection' }

interface DeleteEntryProps {
  entry: PortfolioEntry
  onClose: () => void
}

function DeleteEntry({ entry, onClose }: DeleteEntryProps) {
  const { mutate, isPending, error } = useAction('DELETE /api/portfolio/:id', {
    onDone: () => {
      showToast('Deleted')
      onClose()
    },
  })
  return (
    <DeleteSheet
      title="Delete this?"
      busy={isPending}
      error={error?.message}
      onDelete={() => mutate({ id: entry.id })}
      onClose={onClose}
    >
      What you wrote in <strong>{entry.title}</strong> will be deleted for good. The lesson stays
      completed.
    </DeleteSheet>
  )
}
