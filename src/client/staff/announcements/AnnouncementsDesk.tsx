import { Megaphone } from 'lucide-react'
import type { StaffAnnouncement } from '#contract/announcements.ts'
import { plural } from '#domain/text/plural.ts'
import { dayWithYear } from '../../app/dates.ts'
import { LoadedList } from '../../app/LoadedList.tsx'
import { useAction } from '../../app/use-api.ts'
import { usePages } from '../../app/use-pages.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AskReason } from '../AskReason.tsx'
import { NewAnnouncement } from './NewAnnouncement.tsx'
import { announcedTo } from './announced-to.ts'

/** What staff tell everybody of a role, above their pages. */
export function AnnouncementsDesk() {
  const list = usePages('GET /api/staff/announcements', {}, 'after')
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <NewAnnouncement />
      <Card title="Announcements">
        <LoadedList
          list={list}
          itemsOf={({ announcements }) => announcements}
          className="divide-y divide-line"
          empty={
            <EmptyState icon={Megaphone} title="None so far">
              What you announce is listed here.
            </EmptyState>
          }
        >
          {(announcement) => <AnnouncementRow key={announcement.id} announcement={announcement} />}
        </LoadedList>
      </Card>
    </div>
  )
}

const stateChips = {
  planned: { label: 'Planned', tone: 'sea' },
  shown: { label: 'Shown', tone: 'leaf' },
  over: { label: 'Over', tone: 'plain' },
  ended: { label: 'Ended', tone: 'plain' },
} as const

function AnnouncementRow({ announcement }: { announcement: StaffAnnouncement }) {
  const { id, title, text, link, roles, from, until, state, closed } = announcement
  const end = useAction('POST /api/staff/announcements/:id/end', {
    onDone: () => showToast('Nobody sees it any more.', 'good'),
  })
  const { label, tone } = stateChips[state]
  return (
    <li className="grid grid-cols-1 gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <Chip tone={tone}>{label}</Chip>
      </p>
      <p className="wrap-anywhere">{text}</p>
      {link && (
        <p className="text-sm wrap-anywhere">
          {link.label}: {'page' in link ? link.page : link.site}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        For {announcedTo(roles)}, {dayWithYear(from)} to {dayWithYear(until)}. Closed by{' '}
        {plural(closed, 'person', 'people')}.
      </p>
      {(state === 'shown' || state === 'planned') && (
        <div>
          <AskReason
            about={id}
            label="End"
            title={`End the announcement: ${title}`}
            tone="danger"
            send={(reason) => end.mutateAsync({ id, reason })}
          >
            <p>It leaves every page. It cannot be shown again: make a new one.</p>
          </AskReason>
        </div>
      )}
    </li>
  )
}
