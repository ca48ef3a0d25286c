import type { Notification } from '#contract/notifications.ts'
import { cheerWords } from '#domain/people/cheer.ts'
import * as pages from '#domain/pages.ts'
import { shortDate, timeOfDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { useAction } from '../app/use-api.ts'
import { CheerPicture } from '../parts/cheers/CheerPicture.tsx'
import { Thank } from '../parts/cheers/Thank.tsx'
import { classes } from '../ui/classes.ts'

/** The whole row is the link; following it marks it as read. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { id, title, body, path, at, read, contact, done, cheer } = notification
  const { mutate } = useAction('POST /api/notifications/:id/read')
  return (
    <li>
      <Link
        to={path}
        onClick={() => !read && mutate({ id })}
        className={classes(
          'flex gap-3 rounded-card border p-4 shadow-raised',
          read ? 'border-line bg-card' : 'border-leaf bg-leaf-soft',
        )}
      >
        <span
          aria-hidden="true"
          className={classes('mt-1.5 size-2.5 shrink-0 rounded-full', !read && 'bg-leaf')}
        />
        {cheer && <CheerPicture sticker={cheer.sticker} className="size-14 shrink-0" />}
        <span className="min-w-0">
          <span className="block font-semibold">
            {!read && <span className="sr-only">New: </span>}
            {title}
          </span>
          <span className="block whitespace-pre-line">{body}</span>
          <time dateTime={at} className="block text-sm text-ink-soft">
            {shortDate(at)}, {timeOfDay(at)}
            {done && '. Done: nothing left to answer'}
          </time>
        </span>
      </Link>
      {cheer && (
        <Thank
          id={cheer.id}
          thanked={cheer.thanked}
          cheer={cheerWords[cheer.sticker]}
          className="mt-2 mb-1 ml-4"
        />
      )}
      {contact && (
        <a href={pages.contact} className="link inline-flex min-h-11 items-center px-4">
          Write to us
        </a>
      )}
    </li>
  )
}
