import { BriefcaseBusiness, Plus, SearchX } from 'lucide-react'
import { postingFilters, postingSorts } from '#domain/openings/posting.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { LoadedList } from '../app/LoadedList.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { usePages } from '../app/use-pages.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PostingCard } from './PostingCard.tsx'
import { PostingSearch } from './PostingSearch.tsx'
import { useMayAnswer } from './use-may-answer.ts'
import { useListChoice } from './use-list-choice.ts'

export function PostingsPage() {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <PageTitle title="Your openings">
          What students see, and what you are still writing.
        </PageTitle>
        <WriteLink />
      </div>
      <List />
    </>
  )
}

function List() {
  const [choice, change] = useListChoice(postingFilters, postingSorts)
  const list = usePages('GET /api/postings', choice, 'after')
  const isNarrowed = choice.q !== '' || choice.show !== 'all'
  return (
    <>
      {(isNarrowed || (list.data?.[0]?.postings.length ?? 0) > 1) && (
        <PostingSearch choice={choice} onChange={change} />
      )}
      <LoadedList
        list={list}
        itemsOf={({ postings }) => postings}
        loading="Loading your openings..."
        className="grid grid-cols-1 gap-3 lg:grid-cols-2"
        empty={
          <Card>
            {isNarrowed ? (
              <EmptyState
                icon={SearchX}
                title="Nothing found"
                action={
                  <Button tone="quiet" onClick={() => change({ q: '', show: 'all' })}>
                    Show them all
                  </Button>
                }
              >
                Try another word, or show all your openings.
              </EmptyState>
            ) : (
              <EmptyState icon={BriefcaseBusiness} title="No opening yet">
                Write the first one. It stays a draft until you publish it.
              </EmptyState>
            )}
          </Card>
        }
      >
        {(posting) => <PostingCard key={posting.id} posting={posting} />}
      </LoadedList>
    </>
  )
}

function WriteLink() {
  const mayAnswer = useMayAnswer()
  if (!mayAnswer) return null
  return (
    <Link to={pages.newPosting} className={buttonClass('main', 'mb-5 max-sm:flex max-sm:w-full')}>
      <Icon of={Plus} size={18} /> Write an opening
    </Link>
  )
}
