import type { StaffColleague, StaffInvitation } from '#contract/staff-team.ts'
import { staffRoleLabels, staffRoleMeanings, staffRoles } from '#domain/people/staff-role.ts'
import { longDate, shortDate, timeOfDay } from '../../app/dates.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useSession } from '../../app/session.ts'
import { useAction, useApi } from '../../app/use-api.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AskReason } from '../AskReason.tsx'
import { InviteColleague } from './InviteColleague.tsx'

/** Who is staff, with which role, and who was invited. Only leads see it. */
export function TeamDesk() {
  const query = useApi('GET /api/staff/team', {})
  return (
    <Loaded query={query} loading="Loading the team...">
      {({ members, invitations }) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <Card title="Colleagues">
            <ul className="divide-y divide-line">
              {members.map((member) => (
                <ColleagueRow key={member.id} member={member} />
              ))}
            </ul>
          </Card>
          <div className="grid grid-cols-1 gap-4">
            <InviteColleague />
            {invitations.length > 0 && (
              <Card title="Invited">
                <ul className="divide-y divide-line">
                  {invitations.map((invitation) => (
                    <InvitationRow key={invitation.id} invitation={invitation} />
                  ))}
                </ul>
              </Card>
            )}
            <Card title="What each role does">
              <dl className="grid gap-3">
                {staffRoles.map((role) => (
                  <div key={role}>
                    <dt className="font-semibold">{staffRoleLabels[role]}</dt>
                    <dd className="text-ink-soft">{staffRoleMeanings[role]}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          </div>
        </div>
      )}
    </Loaded>
  )
}

function ColleagueRow({ member }: { member: StaffColleague }) {
  const { name, email, role, lastSeenAt, lastLead } = member
  const session = useSession()
  const isOwn = session.state === 'signed-in' && session.user.id === member.id
  return (
    <li className="grid gap-3 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold break-words">
          {name}
          {isOwn && <span className="font-normal text-ink-soft">(you)</span>}
          <Chip tone={role === 'lead' ? 'leaf' : 'sea'}>{staffRoleLabels[role]}</Chip>
        </p>
        <p className="text-sm break-all text-ink-soft">{email}</p>
        <p className="text-sm text-ink-soft">
          {lastSeenAt === null
            ? 'Has not logged in yet'
            : `Last seen ${shortDate(lastSeenAt)}, ${timeOfDay(lastSeenAt)}`}
        </p>
      </div>
      {lastLead ? (
        <p className="text-sm">The only lead. Make somebody else a lead before you change this.</p>
      ) : (
        <ColleagueActions member={member} />
      )}
    </li>
  )
}

function ColleagueActions({ member: { id, name, role } }: { member: StaffColleague }) {
  const change = useAction('POST /api/staff/team/:id/role', {
    onDone: () => showToast(`${name} has another role now`, 'good'),
  })
  const remove = useAction('POST /api/staff/team/:id/remove', {
    onDone: () => showToast(`${name} is not staff any more`, 'good'),
  })
  const others = staffRoles.filter((each) => each !== role)
  return (
    <div className="flex flex-wrap gap-3">
      <AskReason
        about={id}
        label="Change role"
        title={`Change role of ${name}`}
        pick={{
          label: 'New role',
          name: 'role',
          of: others.map((each) => ({ value: each, label: staffRoleLabels[each] })),
        }}
        send={(reason, _chosen, values) => {
          const picked = others.find((each) => each === values['role']) ?? role
          return change.mutateAsync({ id, role: picked, reason })
        }}
      >
        <p>
          It holds from their next tap on. They get a letter with the new role, without your reason.
          Nobody has their open cases then, unless the new role works on them.
        </p>
      </AskReason>
      <AskReason
        about={id}
        label="Remove"
        title={`Remove ${name} from the staff`}
        tone="danger"
        send={(reason) => remove.mutateAsync({ id, reason })}
      >
        <p>
          They are signed out at once and cannot log in. Nobody has their open cases then. What they
          did stays in the log. You can invite them again.
        </p>
      </AskReason>
    </div>
  )
}

function InvitationRow({ invitation }: { invitation: StaffInvitation }) {
  const { id, email, role, invitedBy, invitedAt, expiresAt } = invitation
  const withdraw = useAction('POST /api/staff/team/invitations/:id/withdraw', {
    onDone: () => showToast('The code does not work any more', 'good'),
  })
  return (
    <li className="grid justify-items-start gap-2 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <span className="break-all">{email}</span> <Chip tone="sea">{staffRoleLabels[role]}</Chip>
      </p>
      <p className="text-sm text-ink-soft">
        {invitedBy === null ? 'Invited' : `Invited by ${invitedBy}`} on {longDate(invitedAt)}. The
        code works until {longDate(expiresAt)}.
      </p>
      <AskReason
        about={id}
        label="Withdraw"
        title={`Withdraw the invitation of ${email}`}
        tone="danger"
        send={(reason) => withdraw.mutateAsync({ id, reason })}
      >
        <p>The code in the letter stops working. They are not told.</p>
      </AskReason>
    </li>
  )
}
