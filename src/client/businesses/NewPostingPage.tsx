import { Building2 } from 'lucide-react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { navigate } from '../app/navigate.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { showToast } from '../ui/toasts.ts'
import { BackLink } from '../app/BackLink.tsx'
import { PostingForm } from './PostingForm.tsx'

export function NewPostingPage() {
  const query = useApi('GET /api/business', {})
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to={pages.postings}>Your openings</BackLink>
      <PageTitle title="Write an opening">It stays a draft until you publish it.</PageTitle>
      <Card>
        <Loaded query={query}>
          {({ name }) => (name === null ? <NameFirst /> : <NewPosting />)}
        </Loaded>
      </Card>
    </div>
  )
}

function NewPosting() {
  const { mutateAsync } = useAction('POST /api/postings')
  return (
    <PostingForm
      name="new"
      saved={{}}
      action="Save the draft"
      send={async (posting) => {
        const { id } = await mutateAsync(posting)
        showToast('Draft saved', 'good')
        navigate(href(pages.posting, { id }), { replace: true })
      }}
    />
  )
}

function NameFirst() {
  return (
    <EmptyState
      icon={Building2}
      title="What is your business called?"
      action={
        <Link to={pages.profile} className={buttonClass()}>
          Enter the name
        </Link>
      }
    >
      Students see the name on every opening. Enter it in your profile first.
    </EmptyState>
  )
}
