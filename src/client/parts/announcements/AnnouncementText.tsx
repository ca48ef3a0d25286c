import type { Announcement } from '#contract/announcements.ts'
import { Link } from '../../app/Link.tsx'
import { OutsideLink } from '../../ui/OutsideLink.tsx'

/** What staff announce, as people read it. */
export function AnnouncementText({ title, text, link }: Omit<Announcement, 'id'>) {
  return (
    <p className="wrap-anywhere">
      <strong>{title}</strong> {text}{' '}
      {link &&
        ('page' in link ? (
          <Link to={link.page} className="link">
            {link.label}
          </Link>
        ) : (
          <OutsideLink href={link.site} className="link">
            {link.label}
          </OutsideLink>
        ))}
    </p>
  )
}
