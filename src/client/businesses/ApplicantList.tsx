import { Inbox, SearchX } from 'lucide-react'
import { useState } from 'react'
import type { Posting } from '#contract/postings.ts'
import { applicantFilters, applicantSorts } from '#domain/openings/applicant-list.ts'
import { isUnanswered } from '#domain/openings/application.ts'
import { shortDay } from '../app/dates.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { LoadedList } from '../app/LoadedList.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { usePages } from '../app/use-pages.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ApplicantCard, type PresentApplicant } from './ApplicantCard.tsx'
import { ApplicantFilters } from './ApplicantFilters.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { SaveTable } from './SaveTable.tsx'
import { useListChoice } from './use-list-choice.ts'
import { useSeen } from './use-seen.ts'

const DeclineRestSheet = lazyPart(() => import('./DeclineRestSheet.tsx'), 'DeclineRestSheet')

/** The applicants of one opening, and what can be done with several of them. */
export function ApplicantList({ posting }: { posting: Posting }) {
  const { id } = posting
  const [choice, change] = useListChoice(applicantFilters, applicantSorts)
  const list = usePages('GET /api/postings/:id/applicants', { id, ...choice }, 'after')
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [decliningRest, setDecliningRest] = useState(false)
  const first = list.data?.[0]
  const applicants = list.data?.flatMap((page) => page.applicants)
  const mayAnswer = first?.mayAnswer === true
  const fresh = useSeen(id, applicants ?? [], mayAnswer)
  const present = (applicants ?? []).filter((each) => each.kind === 'applicant')
  const answerable = present.filter(({ next }) => next.length > 0)
  const chosen = answerable.filter((each) => chosenIds.has(each.id))
  const nobodyYet = first?.counts.all === 0
  const last = first?.lastInterview ?? null
  const makesRooms = first?.makesRooms === true

  function choose(people: readonly PresentApplicant[], on: boolean) {
    const ids = new Set(chosenIds)
    for (const each of people) {
      if (on) ids.add(each.id)
      else ids.delete(each.id)
    }
    setChosenIds(ids)
  }

  return (
    <>
      {!nobodyYet && (
        <>
          <ApplicantFilters choice={choice} onChange={change} counts={first?.counts} />
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            {answerable.length > 1 ? (
              <label className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="checkbox"
                  checked={chosen.length === answerable.length}
                  onChange={({ target }) => choose(answerable, target.checked)}
                  className="size-5 cursor-pointer accent-leaf"
                />
                Choose all {answerable.length} shown
              </label>
            ) : (
              <span />
            )}
            <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
              {mayAnswer && first.counts.waiting > 0 && (
                <Button tone="quiet" onClick={() => setDecliningRest(true)}>
                  Say no to the rest
                </Button>
              )}
              {mayAnswer && <SaveTable postingId={id} />}
            </div>
          </div>
        </>
      )}
      <LoadedList
        list={list}
        itemsOf={(page) => page.applicants}
        loading="Loading the applicants..."
        className="grid grid-cols-1 gap-4"
        empty={
          <Card>
            {nobodyYet ? (
              <EmptyState icon={Inbox} title="Nobody has applied yet">
                When somebody does, we will tell you here and by email.
              </EmptyState>
            ) : (
              <EmptyState
                icon={SearchX}
                title="Nobody found"
                action={
                  <Button tone="quiet" onClick={() => change({ q: '', show: 'all' })}>
                    Show everybody
                  </Button>
                }
              >
                Try another word, or show everybody.
              </EmptyState>
            )}
          </Card>
        }
      >
        {(applicant) =>
          applicant.kind === 'withdrew' ? (
            <WithdrewLine key={applicant.id} on={applicant.on} turnedDown={applicant.turnedDown} />
          ) : (
            <ApplicantCard
              key={applicant.id}
              posting={posting}
              mayAnswer={mayAnswer}
              makesRooms={makesRooms}
              last={last}
              applicant={applicant}
              fresh={fresh.has(applicant.id) && isUnanswered(applicant.state)}
              chosen={chosenIds.has(applicant.id)}
              onChoose={(on) => choose([applicant], on)}
            />
          )
        }
      </LoadedList>
      {chosen.length > 0 && (
        <ChosenBar
          postingId={id}
          chosen={chosen}
          last={last}
          makesRooms={makesRooms}
          onClear={() => setChosenIds(new Set())}
        />
      )}
      <OnDemand>
        {decliningRest && first && (
          <DeclineRestSheet
            postingId={id}
            counts={first.counts}
            asOf={first.asOf}
            onClose={() => setDecliningRest(false)}
          />
        )}
      </OnDemand>
    </>
  )
}

interface WithdrewLineProps {
  on: string
  /** They declined an offer instead of withdrawing. */
  turnedDown: boolean
}

/** An applicant ended it, and what they shared is gone. */
function WithdrewLine({ on, turnedDown }: WithdrewLineProps) {
  return (
    <li className="rounded-card border border-line px-4 py-3 text-ink-soft">
      Somebody {turnedDown ? 'declined your offer' : 'withdrew'} on {shortDay(on)}. What they shared
      is gone.
    </li>
  )
}
