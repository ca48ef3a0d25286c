import { useState } from 'react'
import type { KeptAnswer } from '#contract/interview-practice.ts'
import { href } from '#domain/href.ts'
import { rubricLines, starParts } from '#domain/learning/interview-practice.ts'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DeleteSheet } from '../ui/ConfirmSheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { EditAnswer } from './EditAnswer.tsx'
import { sectorLabels, starLabels } from './practice-words.ts'

/** One saved answer, with what the student said about it. */
export function SavedAnswer({ kept }: { kept: KeptAnswer }) {
  const { questionId, question, answer, yesLines, at } = kept
  const [sheet, setSheet] = useState<'edit' | 'delete'>()
  const title = question?.text ?? 'A question that we no longer ask'
  return (
    <Card as="li" level={3} title={title}>
      <p className="-mt-2 mb-3 text-sm text-ink-soft tabular-nums">
        {shortDate(at)}
        {question && ` · ${sectorLabels[question.sector]}`}
        {yesLines && ` · ${yesLines.length} of ${rubricLines.length} yes`}
      </p>
      <dl className="grid max-w-[60ch] gap-2">
        {starParts.map(
          (part) =>
            answer[part] !== '' && (
              <div key={part}>
                <dt className="font-semibold">{starLabels[part]}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{answer[part]}</dd>
              </div>
            ),
        )}
        {answer.notes !== '' && (
          <div>
            <dt className="font-semibold">Notes</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{answer.notes}</dd>
          </div>
        )}
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-3">
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
        {question && (
          <Link
            to={href(pages.interviewPractice, { sector: question.sector, question: questionId })}
            aria-label={`Practise again: ${title}`}
            className="link inline-flex min-h-11 items-center"
          >
            Practise again
          </Link>
        )}
      </div>
      {sheet === 'edit' && (
        <EditAnswer kept={kept} title={title} onClose={() => setSheet(undefined)} />
      )}
      {sheet === 'delete' && (
        <DeleteAnswer id={kept.id} title={title} onClose={() => setSheet(undefined)} />
      )}
    </Card>
  )
}

interface DeleteAnswerProps {
  id: string
  title: string
  onClose: () => void
}

function DeleteAnswer({ id, title, onClose }: DeleteAnswerProps) {
  const { mutate, isPending, error } = useAction('DELETE /api/interview-answers/:id', {
    onDone: () => {
      showToast('Deleted')
      onClose()
    },
  })
  return (
    <DeleteSheet
      title="Delete this answer?"
      busy={isPending}
      error={error?.message}
      onDelete={() => mutate({ id })}
      onClose={onClose}
    >
      Your answer to <strong>{title}</strong> will be deleted for good.
    </DeleteSheet>
  )
}
