import { X } from 'lucide-react'
import type { Announcement } from '#contract/announcements.ts'
import { useAction } from '../app/use-api.ts'
import { AnnouncementText } from '../parts/announcements/AnnouncementText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'

/** What staff tell everybody of this role, until they close it. */
export function AnnouncementBanner({ announcement }: { announcement: Announcement }) {
  const { id, ...text } = announcement
  const { mutate, isPending, isSuccess } = useAction('POST /api/announcements/:id/dismiss')
  if (isSuccess) return null
  return (
    <section aria-label="Announcement" className="border-b border-line bg-sea-soft">
      <div className="page-width flex items-start justify-between gap-3 py-2">
        <div className="min-w-0 py-2">
          <AnnouncementText {...text} />
        </div>
        <button
          type="button"
          aria-label={`Close: ${text.title}`}
          disabled={isPending}
          onClick={() => mutate({ id }, { onError: (error) => showToast(error.message, 'bad') })}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
        >
          <Icon of={X} />
        </button>
      </div>
    </section>
  )
}
