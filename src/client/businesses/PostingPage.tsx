import * as pages from '#domain/pages.ts'
import { Gone } from '../app/Gone.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { usePathParam } from '../app/location.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { showToast } from '../ui/toasts.ts'
import type { Posting } from '#contract/postings.ts'
import { BackLink } from '../app/BackLink.tsx'
import { PostingForm } from './PostingForm.tsx'
import { PostingPreview } from './PostingPreview.tsx'
import { PostingStatus } from './PostingStatus.tsx'
import { valuesFrom } from './posting-values.ts'

/** One opening: its state, its actions, and its text to edit. */
export function PostingPage() {
  const id = usePathParam('id')
  const query = useApi('GET /api/postings/:id', { id })
  return (
    <>
      <BackLink to={pages.postings}>Your openings</BackLink>
      <Loaded
        query={query}
        missing={
          <Gone title="Opening not found">It may have been deleted, or the link has a typo.</Gone>
        }
      >
        {(posting) => (
          <>
            <PageTitle title={posting.title} />
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
              <div className="lg:order-2">
                <PostingStatus posting={posting} />
              </div>
              {posting.actions.includes('change') ? (
                <ChangeCard posting={posting} />
              ) : (
                <Card>
                  <PostingPreview posting={posting} />
                </Card>
              )}
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

function ChangeCard({ posting }: { posting: Posting }) {
  const { id } = posting
  const { mutateAsync } = useAction('PUT /api/postings/:id', {
    onDone: ({ state }) =>
      state === 'held' && posting.state !== 'held'
        ? showToast('Saved. It is now held back. See why', 'bad')
        : showToast('Saved', 'good'),
  })
  return (
    <Card title="What it says">
      <PostingForm
        key={id}
        name={id}
        saved={valuesFrom(posting)}
        action={posting.state === 'draft' ? 'Save the draft' : 'Save'}
        send={async (changes) => {
          await mutateAsync({ id, ...changes })
        }}
      />
    </Card>
  )
}
