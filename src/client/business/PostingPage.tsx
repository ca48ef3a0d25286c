import { usePathParam } from '../app/location.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { showToast } from '../ui/toasts.ts'
import type { Posting } from '#contract/postings.ts'
import { BackLink } from '../app/BackLink.tsx'
import { PostingForm } from './PostingForm.tsx'
import { PostingPreview } from './PostingPreview.tsx'
import { PostingStanding } from './PostingStanding.tsx'
import { givenFrom } from './written.ts'

/** One opening: where it stands, what may be done, and its text to change. */
export function PostingPage() {
  const id = usePathParam('id')
  const { data, error, refetch } = useApi('GET /api/postings/:id', { id })
  return (
    <>
      <BackLink to="/business/postings">Your openings</BackLink>
      {data ? (
        <>
          <PageTitle title={data.title} />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="lg:order-2">
              <PostingStanding posting={data} />
            </div>
            {data.actions.includes('change') ? (
              <ChangeCard posting={data} />
            ) : (
              <Card>
                <PostingPreview posting={data} />
              </Card>
            )}
          </div>
        </>
      ) : error ? (
        <ErrorState
          {...(error.code === 'not-found' ? { title: 'This opening is not there' } : {})}
          onRetry={() => void refetch()}
        >
          {error.message}
        </ErrorState>
      ) : (
        <Spinner />
      )}
    </>
  )
}

function ChangeCard({ posting }: { posting: Posting }) {
  const { id } = posting
  const { mutateAsync } = useAction('PUT /api/postings/:id', {
    stale: ['postings', 'business'],
    onDone: ({ state }) =>
      state === 'held' && posting.state !== 'held'
        ? showToast('Saved. It is held back now: see why', 'bad')
        : showToast('Saved', 'good'),
  })
  return (
    <Card title="What it says">
      <PostingForm
        key={id}
        name={id}
        saved={givenFrom(posting)}
        action={posting.state === 'draft' ? 'Save the draft' : 'Save'}
        send={async (written) => {
          await mutateAsync({ id, ...written })
        }}
      />
    </Card>
  )
}
