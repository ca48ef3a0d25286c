import { Plus } from 'lucide-react'
import { useState } from 'react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { MoreButton } from '../app/MoreButton.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { usePages } from '../app/use-pages.ts'
import { JobLinks } from '../parts/openings/JobLinks.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Tick } from '../ui/Tick.tsx'
import { showToast } from '../ui/toasts.ts'
import { ApplicationList } from './ApplicationList.tsx'
import { Board } from './Board.tsx'
import { ViewChoice } from './ViewChoice.tsx'

const ApplicationSheet = lazyPart(() => import('./ApplicationSheet.tsx'), 'ApplicationSheet')
const ByHandSheet = lazyPart(() => import('./ByHandSheet.tsx'), 'ByHandSheet')

export function ApplicationsPage() {
  const [openId, setOpenId] = useSearchParam('application')
  const [adding, setAdding] = useState(false)
  return (
    <>
      <JobLinks />
      <PageTitle title="My applications">
        Everything you have saved and applied for, in one place.
      </PageTitle>
      <Tracker onOpen={setOpenId} onAdd={() => setAdding(true)} />
      <OnDemand>
        {openId !== null && <ApplicationSheet id={openId} onClose={() => setOpenId(null)} />}
        {adding && <ByHandSheet onClose={() => setAdding(false)} />}
      </OnDemand>
    </>
  )
}

interface TrackerProps {
  onOpen: (id: string) => void
  onAdd: () => void
}

function Tracker({ onOpen, onAdd }: TrackerProps) {
  const [view, setView] = useSearchParam('view')
  const list = usePages('GET /api/applications', {}, 'after')
  const pages = list.data ?? []
  const applications = pages.flatMap((page) => page.applications)
  const saved = pages.flatMap((page) => page.saved)
  const hidden = pages.flatMap((page) => page.hidden)
  const isEmpty = applications.length + saved.length + hidden.length === 0
  return (
    <Loaded query={list} loading="Loading your applications...">
      {() =>
        isEmpty ? (
          <NothingYet onAdd={onAdd} />
        ) : (
          <div className="grid grid-cols-1 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <ViewChoice
                view={view === 'list' ? 'list' : 'board'}
                onChoose={(newView) => setView(newView === 'list' ? 'list' : null)}
              />
              <AddButton onAdd={onAdd} />
            </div>
            {view === 'list' ? (
              <ApplicationList {...{ applications, saved, hidden, onOpen }} />
            ) : (
              <Board {...{ applications, saved, hidden, onOpen }} />
            )}
            <MoreButton list={list} />
            <RemindersCard />
          </div>
        )
      }
    </Loaded>
  )
}

function NothingYet({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      picture={<DoctorBird mood="curious" className="h-24" />}
      title="No applications yet"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={href(pages.dashboard, { tab: 'opportunities' })} className={buttonClass()}>
            Find an opening
          </Link>
          <AddButton onAdd={onAdd} />
        </div>
      }
    >
      Save an opening, or apply for one, and it shows up here. You can also add one you found
      somewhere else.
    </EmptyState>
  )
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button tone="quiet" onClick={onAdd}>
      <Icon of={Plus} size={18} />
      <span>
        Add<span className="max-sm:sr-only"> one by hand</span>
      </span>
    </Button>
  )
}

/** Turns letters about deadlines of saved openings on and off. */
function RemindersCard() {
  const { data: wish } = useApi('GET /api/job-wish', {})
  const { mutate, isPending, variables } = useAction('PUT /api/job-wish', {
    onDone: ({ reminders }) => showToast(reminders ? 'Reminders are on' : 'Reminders are off'),
  })
  if (!wish) return null
  const on = isPending && variables ? variables.reminders : wish.reminders
  return (
    <div className="rounded-card border border-line bg-card px-4 py-2">
      <Tick
        label="Remind me of deadlines"
        hint="3 days before something you saved closes. Not for estimated deadlines."
        on={on}
        onFlip={(reminders) =>
          mutate({ ...wish, reminders }, { onError: (error) => showToast(error.message, 'bad') })
        }
      />
    </div>
  )
}
