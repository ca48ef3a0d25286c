import { useState } from 'react'
import type { PortfolioEntry } from '#contract/portfolio.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../app/dates.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Link } from '../app/Link.tsx'
import { useAction } from '../app/use-api.ts'
import { FinishedMark, ShownMark } from '../parts/progress/Marks.tsx'
import { StudentText } from '../parts/learning/StudentText.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { DeleteSheet } from '../ui/ConfirmSheet.tsx'
import { showToast } from '../ui/toasts.ts'

const EditText = lazyPart(() => import('./EditText.tsx'), 'EditText')

/** A project or reflection that the student wrote in a course. */
export function PortfolioCard({ entry }: { entry: PortfolioEntry }) {
  const { kind, title, text, course, contentId, at, shown } = entry
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
      <p className="mb-3 flex flex-wrap gap-1.5">
        <FinishedMark />
        {shown && <ShownMark />}
      </p>
      <StudentText text={text} />
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
      <OnDemand>
        {sheet === 'edit' && <EditText entry={entry} onClose={() => setSheet(undefined)} />}
      </OnDemand>
      {sheet === 'delete' && <DeleteText entry={entry} onClose={() => setSheet(undefined)} />}
    </Card>
  )
}

const kindWords = { project: 'Project', reflection: 'Reflection' }

interface DeleteTextProps {
  entry: PortfolioEntry
  onClose: () => void
}

function DeleteText({ entry, onClose }: DeleteTextProps) {
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
