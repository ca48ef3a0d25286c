import { CalendarDays, Copy } from 'lucide-react'
import type { Role } from '#domain/people/role.ts'
import { Loaded } from '../app/Loaded.tsx'
import { copyText } from '../app/send.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { showToast } from '../ui/toasts.ts'
import { appleLink, googleLink } from './calendar-links.ts'

const contents: Readonly<Record<Exclude<Role, 'staff'>, string>> = {
  student: 'Your mentor sessions, interviews and deadlines',
  guardian: 'The mentor sessions and interviews of your students under 18',
  mentor: 'Your sessions with students',
  business: 'Your interviews',
}

const fail = { onError: (error: Error) => showToast(error.message, 'bad') }

/** A link with which the person's own calendar shows what is planned here. */
export function CalendarCard({ role }: { role: Exclude<Role, 'staff'> }) {
  const query = useApi('GET /api/calendar-feed', {})
  const make = useAction('PUT /api/calendar-feed')
  return (
    <Card title="Your calendar">
      <p className="mb-4 text-ink-soft">
        {contents[role]}, in the calendar on your phone or computer. Changes follow by themselves,
        within a few hours.
      </p>
      <Loaded query={query}>
        {({ link }) =>
          link === null ? (
            <Button tone="quiet" busy={make.isPending} onClick={() => make.mutate({}, fail)}>
              <Icon of={CalendarDays} />
              Make my calendar link
            </Button>
          ) : (
            <FeedLink link={link} />
          )
        }
      </Loaded>
    </Card>
  )
}

function FeedLink({ link }: { link: string }) {
  const replace = useAction('PUT /api/calendar-feed', {
    onDone: () => showToast('Here is your new link. The old one no longer works.', 'good'),
  })
  const end = useAction('DELETE /api/calendar-feed', {
    onDone: () => showToast('Turned off. The link no longer works.', 'good'),
  })
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <OutsideLink href={googleLink(link)} className={buttonClass('main')}>
          Open in Google Calendar
        </OutsideLink>
        <a href={appleLink(link)} className={buttonClass('quiet')}>
          Open in Apple Calendar
        </a>
      </div>
      <Field
        label="Your private link"
        name="calendarLink"
        readOnly
        required={undefined}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        hint="Anyone who has this link can read your calendar. Keep it to yourself. In another calendar app, look for “Subscribe” or “From URL”, and paste it there."
      />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button
          tone="quiet"
          onClick={() => void copyText(link, 'Link copied', 'Select the link and copy it.')}
        >
          <Icon of={Copy} size={18} />
          Copy link
        </Button>
        <Button tone="plain" busy={replace.isPending} onClick={() => replace.mutate({}, fail)}>
          Make a new link
        </Button>
        <Button tone="plain" busy={end.isPending} onClick={() => end.mutate({}, fail)}>
          Turn off
        </Button>
      </div>
    </div>
  )
}
