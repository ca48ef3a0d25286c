import { useState } from 'react'
import type { Posting } from '#contract/postings.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { maySchedule } from '#domain/openings/posting.ts'
import { plural } from '#domain/text/plural.ts'
import type { ApiError } from '../app/api.ts'
import { navigate } from '../app/navigate.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { DeleteSheet } from '../ui/ConfirmSheet.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { useMayAnswer } from './use-may-answer.ts'
import { SchedulePosting } from './SchedulePosting.tsx'

/** The actions the server allows now. Publishing needs verification. */
export function PostingActions({ posting }: { posting: Posting }) {
  const { actions } = posting
  const verified = useApi('GET /api/business', {}).data?.verified === true
  const mayAnswer = useMayAnswer()
  if (!mayAnswer) return null
  return (
    <>
      {actions.includes('publish') && <Publish posting={posting} />}
      {verified && maySchedule(posting.state) && <SchedulePosting posting={posting} />}
      {actions.includes('close') && <Close posting={posting} />}
      {posting.state !== 'removed' && <Copy posting={posting} />}
      {actions.includes('delete') && <Delete posting={posting} />}
    </>
  )
}

function Publish({ posting: { id, state } }: { posting: Posting }) {
  const home = useApi('GET /api/business', {}).data
  const { mutate, isPending, error } = useAction('POST /api/postings/:id/publish', {
    onDone: (posting) =>
      posting.state === 'held'
        ? showToast('Our staff will look at it first. See why')
        : showToast('Published. Students can see it now', 'good'),
  })
  if (!home) return null
  if (!home.verified)
    return (
      <p className="rounded-control bg-sea-soft px-4 py-3 text-sea">
        You can publish it once our staff have verified your business. Your draft is saved.
      </p>
    )
  return (
    <>
      <FormMessage>{error ? messageOf(error) : undefined}</FormMessage>
      <Button busy={isPending} onClick={() => mutate({ id })}>
        {publishLabels[state] ?? 'Publish'}
      </Button>
    </>
  )
}

const publishLabels: Partial<Record<Posting['state'], string>> = {
  closed: 'Open it again',
  held: 'Send for a fresh look',
}

/** Errors belong to fields of the form; there is no form here, so this shows their messages. */
function messageOf({ fields, message }: ApiError): string {
  return Object.values(fields)[0] ?? message
}

function Copy({ posting: { id } }: { posting: Posting }) {
  const { mutate, isPending, error } = useAction('POST /api/postings/:id/copy', {
    onDone: (copy) => {
      showToast('Copied. This is the new draft', 'good')
      navigate(href(pages.posting, { id: copy.id }))
    },
  })
  return (
    <>
      <FormMessage>{error?.message}</FormMessage>
      <Button tone="plain" busy={isPending} onClick={() => mutate({ id })}>
        Copy to a new draft
      </Button>
    </>
  )
}

function Close({ posting: { id, title, counts } }: { posting: Posting }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction('POST /api/postings/:id/close', {
    onDone: () => {
      close()
      showToast('Closed')
      if (counts.waiting > 0) navigate(href(pages.applicants, { id, show: 'waiting' }))
    },
  })
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        Close it
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={`Close ${title}?`}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Keep it open
            </Button>
            <Button tone="danger" busy={isPending} onClick={() => mutate({ id })}>
              Close it
            </Button>
          </>
        }
      >
        <p>
          Nobody can apply any more. You keep the applications you have, and you can open it again.
        </p>
        {counts.waiting > 0 && (
          <p className="mt-3">
            {plural(counts.waiting, 'person still waits', 'people still wait')} for an answer. We
            will take you to them next.
          </p>
        )}
        <FormMessage>{error?.message}</FormMessage>
      </Sheet>
    </>
  )
}

function Delete({ posting: { id, title } }: { posting: Posting }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useAction('DELETE /api/postings/:id', {
    onDone: () => {
      showToast('Draft deleted')
      navigate(pages.postings, { replace: true })
    },
  })
  return (
    <>
      <Button tone="plain" onClick={() => setAsking(true)}>
        Delete the draft
      </Button>
      <DeleteSheet
        title={`Delete ${title}?`}
        open={asking}
        busy={isPending}
        error={error?.message}
        onDelete={() => mutate({ id })}
        onClose={() => setAsking(false)}
      >
        The draft will be deleted for good.
      </DeleteSheet>
    </>
  )
}
