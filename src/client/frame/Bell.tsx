import { Bell as BellIcon } from 'lucide-react'
import * as pages from '#domain/pages.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../app/Link.tsx'
import { useApi } from '../app/use-api.ts'

/** A link to the notifications, with the number of unread ones. */
export function Bell() {
  const { data } = useApi('GET /api/notifications/unread', {})
  const count = data?.count ?? 0
  const countText = count > 99 ? '99+' : String(count)
  return (
    <Link
      to={pages.notifications}
      aria-label={count === 0 ? 'Notifications' : `Notifications, ${countText} unread`}
      className="relative grid size-[44px] place-items-center rounded-full hover:bg-sunk"
    >
      <Icon of={BellIcon} size={22} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-[20px] min-w-[20px] place-items-center rounded-full bg-coral px-1 text-[12px] font-bold text-on-coral tabular-nums"
        >
          {countText}
        </span>
      )}
    </Link>
  )
}
