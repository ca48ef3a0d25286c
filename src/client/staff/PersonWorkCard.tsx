import type { StaffPerson } from '#contract/staff.ts'
import type { PersonWork } from '#contract/staff-support.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { caseKindWords } from '#domain/people/staff-case.ts'
import { plural } from '#domain/text/plural.ts'
import { longDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'
import { Facts } from './Facts.tsx'
import { MayDo } from './MayDo.tsx'
import { SupportActions } from './SupportActions.tsx'

/** What somebody does on Upful, in numbers and names, their open cases, and what helps them to get on. */
export function PersonWorkCard({ person }: { person: StaffPerson }) {
  const query = useApi('GET /api/staff/people/:id/work', { id: person.id })
  return (
    <Card title="On Upful" className="grid gap-4">
      <Loaded query={query}>
        {(work) => (
          <>
            <Facts facts={factsOf(work, person.role)} />
            <OpenCases cases={work.cases} />
            <Links person={person} links={work.links} />
            <MayDo action="assist">
              <SupportActions person={person} confirmed={work.confirmed} />
            </MayDo>
          </>
        )}
      </Loaded>
    </Card>
  )
}

function factsOf(work: PersonWork, role: StaffPerson['role']) {
  const { organization, confirmed, openings, applications, sessions, mentorships } = work
  const facts: [label: string, value: string | null][] = [
    [role === 'student' ? 'School' : 'Company', organization],
    ['Address', confirmed ? 'Confirmed' : 'Not confirmed'],
    [
      'Openings',
      openings && `${openings.published} published, ${openings.held} held, ${openings.all} in all`,
    ],
    [
      role === 'business' ? 'Applicants' : 'Applications',
      applications === null ? null : String(applications),
    ],
    ['Sessions', sessions && `${sessions.planned} planned, ${sessions.held} held`],
    [
      role === 'mentor' ? 'Students now' : 'Mentors now',
      mentorships === null ? null : String(mentorships),
    ],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

function OpenCases({ cases }: { cases: PersonWork['cases'] }) {
  if (cases.length === 0) return <p className="text-ink-soft">No open cases.</p>
  return (
    <section>
      <h3 className="text-base">{plural(cases.length, 'open case')}</h3>
      <ul className="divide-y divide-line">
        {cases.map(({ id, kind, name, detail, urgent, since, assignedTo }) => (
          <li key={id}>
            <Link
              to={href(pages.staff, { desk: 'cases', case: id })}
              className="block min-h-11 rounded-control py-2 hover:bg-sunk"
            >
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {caseKindWords[kind]}: {kind === 'report' ? `${detail}, about ${name}` : name}
                {urgent && <Chip tone="coral">Urgent</Chip>}
              </span>
              <span className="block text-sm text-ink-soft">
                Since {longDate(since)}.{' '}
                {assignedTo === null ? 'Nobody has it.' : `${assignedTo.name} has it.`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const linkStateWords = {
  asked: 'Asked, not answered yet',
  'in-force': 'Linked',
  paused: 'Paused at 18',
} as const

interface LinksProps {
  person: StaffPerson
  links: PersonWork['links']
}

function Links({ person: { id, name, role }, links }: LinksProps) {
  const end = useAction('POST /api/staff/people/:id/links/:linkedId/end', {
    onDone: () => showToast('The link has ended', 'good'),
  })
  if (links.length === 0) return null
  return (
    <section>
      <h3 className="text-base">{role === 'guardian' ? 'Students' : 'Guardians'}</h3>
      <ul className="divide-y divide-line">
        {links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center gap-3 py-2.5">
            <span className="min-w-0 grow basis-48">
              <Link
                to={href(pages.staff, { desk: 'people', person: link.id })}
                className="font-semibold text-sea underline"
              >
                {link.name}
              </Link>
              <span className="block text-sm text-ink-soft">
                {linkStateWords[link.state]}, since {longDate(link.since)}
              </span>
            </span>
            <MayDo action="assist">
              <AskReason
                about={id}
                label="Unlink"
                title={`Unlink ${link.name} from ${name}`}
                tone="danger"
                send={(reason) => end.mutateAsync({ id, linkedId: link.id, reason })}
              >
                <p>
                  The guardian sees nothing from now on, and approves nothing. Both are told that
                  our staff ended it. They can link again with a new code.
                </p>
              </AskReason>
            </MayDo>
          </li>
        ))}
      </ul>
    </section>
  )
}
