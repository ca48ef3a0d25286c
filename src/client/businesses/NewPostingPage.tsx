import { Building2, Eye } from 'lucide-react'
import { useState } from 'react'
import { postingExamples, type PostingExample } from '#domain/openings/posting-examples.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { FormValues } from '../app/form.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { navigate } from '../app/navigate.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Select } from '../ui/Select.tsx'
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
          {({ name, seat }) =>
            seat === 'viewer' ? (
              <EmptyState icon={Eye} title="You can look, but not write">
                You have a viewer’s seat. Ask the owner for a recruiter’s seat.
              </EmptyState>
            ) : name === null ? (
              <NameFirst />
            ) : (
              <NewPosting />
            )
          }
        </Loaded>
      </Card>
    </div>
  )
}

function NewPosting() {
  const { mutateAsync } = useAction('POST /api/postings')
  const [example, setExample] = useState<PostingExample>()
  return (
    <>
      <Select
        label="Begin with"
        value={example?.id ?? ''}
        onChange={({ target }) => setExample(postingExamples.find(({ id }) => id === target.value))}
        hint="An example fills in the text. Change whatever does not fit."
        options={[
          { value: '', label: 'An empty page' },
          ...postingExamples.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        className="mb-6"
      />
      <PostingForm
        // Each example is a form with its own unsent text.
        key={example?.id ?? ''}
        name={example === undefined ? 'new' : `new-${example.id}`}
        saved={example === undefined ? {} : valuesOfExample(example)}
        action="Save the draft"
        send={async (posting) => {
          const { id } = await mutateAsync(posting)
          showToast('Draft saved', 'good')
          navigate(href(pages.posting, { id }), { replace: true })
        }}
      />
    </>
  )
}

function valuesOfExample({ title, description, kind, skills }: PostingExample): FormValues {
  return { title, description, kind, skills: skills.join(', ') }
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
