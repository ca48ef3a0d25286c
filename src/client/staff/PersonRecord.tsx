import type { StaffPerson } from '#contract/staff.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { longDate, shortDate, timeOfDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { NameWithAvatar } from '../parts/people/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { AskReason } from './AskReason.tsx'
import { Facts } from './Facts.tsx'
import { LedgerCard } from './LedgerCard.tsx'
import { PersonActions } from './PersonActions.tsx'
import { PersonWorkCard } from './PersonWorkCard.tsx'
import { roleWord } from './role-word.ts'
import { StoppedMentors } from './StoppedMentors.tsx'

/** What staff may know about somebody, never what they wrote, asked or answered. */
export function PersonRecord({ id }: { id: string }) {
  const query = useApi('GET /api/staff/people/:id', { id })
  return (
    <Loaded query={query} gone={<ClosedRecord id={id} />}>
      {(person) => <OpenRecord person={person} />}
    </Loaded>
  )
}

function OpenRecord({ person }: { person: StaffPerson }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card
        title={<NameWithAvatar name={person.name} avatar={person.avatar} />}
        aside={
          <span className="flex flex-wrap gap-2">
            {person.minor && <Chip tone="coral">Under 18</Chip>}
            <Chip tone="sea">{roleWord(person.role)}</Chip>
          </span>
        }
        className="grid gap-4"
      >
        {person.suspendedAt && (
          <p className="rounded-control bg-coral-soft px-4 py-3 font-semibold text-coral">
            Suspended since {longDate(person.suspendedAt)}
          </p>
        )}
        <Facts facts={factsOf(person)} />
        <StoppedMentors person={person} />
        <PersonActions person={person} />
        <Link
          to={href(pages.staff, { desk: 'log', about: person.id })}
          className="inline-flex min-h-11 items-center font-semibold text-sea underline"
        >
          What staff did here
        </Link>
      </Card>
      <PersonWorkCard person={person} />
      {person.role === 'student' && <LedgerCard id={person.id} />}
    </div>
  )
}

function factsOf(person: StaffPerson) {
  const { email, since, sessions, lastSeenAt, verification, deleteAfter } = person
  return [
    {
      label: 'Email',
      value: (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="break-all">{email}</span>
          {person.bounced && <Chip tone="coral">Letters bounce</Chip>}
        </span>
      ),
    },
    { label: 'Here since', value: longDate(since) },
    {
      label: 'Last seen',
      value: lastSeenAt ? `${shortDate(lastSeenAt)}, ${timeOfDay(lastSeenAt)}` : 'Not known',
    },
    { label: 'Signed in on', value: sessions === 1 ? '1 device' : `${sessions} devices` },
    ...(verification === null
      ? []
      : [{ label: 'Verification', value: verificationLabels[verification] }]),
    ...(person.role === 'mentor'
      ? [
          {
            label: 'Safeguarding course',
            value:
              person.trainedAt === null ? 'Not passed' : `Passed ${longDate(person.trainedAt)}`,
          },
        ]
      : []),
    ...(deleteAfter === null
      ? []
      : [{ label: 'Account ends', value: `${longDate(deleteAfter)}, as its owner asked` }]),
  ]
}

const verificationLabels = { pending: 'Waiting', verified: 'Verified', refused: 'Refused' } as const

/** Shown when the URL is opened without giving a reason, or when the hour is over. */
function ClosedRecord({ id }: { id: string }) {
  const openRecord = useAction('POST /api/staff/people/:id/look')
  return (
    <Card title="This record is closed">
      <p className="mb-3 text-ink-soft">
        A record opens for an hour and needs a reason. After that you are asked again.
      </p>
      <AskReason
        label="Open record"
        title="Open record"
        tone="main"
        send={(reason) => openRecord.mutateAsync({ id, reason })}
      />
    </Card>
  )
}
