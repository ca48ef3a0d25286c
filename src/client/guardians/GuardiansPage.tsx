import { Eye, MessageCircle, Users } from 'lucide-react'
import type { Approval } from '#contract/guardians.ts'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { CodeCard } from './CodeCard.tsx'
import { GuardianRow } from './GuardianRow.tsx'
import { whatsAppLink } from '../app/send.ts'
import { invitationText } from './hand-over.ts'
import { InviteCard } from './InviteCard.tsx'
import { ReceivedCheers } from './ReceivedCheers.tsx'

export function GuardiansPage() {
  const query = useApi('GET /api/guardians', {})
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
      <PageTitle title="My guardians">Who follows your progress. You decide.</PageTitle>
      <Loaded query={query}>
        {(data) => (
          <>
            <Card title="Guardians">
              {data.invited && data.invitedBounced && <InvitationBounced email={data.invited} />}
              {data.guardians.length === 0 ? (
                <EmptyState icon={Users} title="No guardian linked yet">
                  {data.invited && !data.invitedBounced
                    ? `We sent an invitation to ${data.invited}. You confirm when they answer.`
                    : data.invitationWaits
                      ? `Confirm your own email, and we send an invitation to ${data.invitationWaits}.`
                      : data.notInvited
                        ? `We did not write to ${data.notInvited}. Ask them to sign up as a guardian, then give them a code from this page.`
                        : 'Link a parent or another adult you trust. They see your progress, never your chats.'}
                </EmptyState>
              ) : (
                <ul className="divide-y divide-line">
                  {data.guardians.map((guardian) => (
                    <GuardianRow key={guardian.id} guardian={guardian} />
                  ))}
                </ul>
              )}
              {data.invited && !data.invitedBounced && (
                <OutsideLink
                  href={whatsAppLink(invitationText(data.invited, location.origin))}
                  className={buttonClass('quiet', 'mt-3 mr-3 max-sm:flex max-sm:mr-0')}
                >
                  <Icon of={MessageCircle} /> Tell them on WhatsApp
                </OutsideLink>
              )}
              <Link to={pages.guardiansView} className={buttonClass('quiet', 'mt-3 max-sm:flex')}>
                <Icon of={Eye} /> What a guardian sees
              </Link>
            </Card>
            <ReceivedCheers />
            {data.approvals.length > 0 && (
              <Approvals
                approvals={data.approvals}
                isLinked={data.guardians.some(({ standing }) => standing === 'in-force')}
              />
            )}
            <CodeCard title="Link a guardian" otherRole="guardian" codeUntil={data.codeUntil} />
            <InviteCard
              email={data.invited ?? data.invitationWaits ?? data.notInvited}
              isOpen={(data.invited ?? data.invitationWaits) !== null}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

function InvitationBounced({ email }: { email: string }) {
  return (
    <p className="mb-3 rounded-control bg-coral-soft px-4 py-3 text-coral">
      We could not reach <span className="break-all">{email}</span>: check or change the address in{' '}
      <Link to={pages.profile} className="link">
        your profile
      </Link>
      , or give them a code instead.
    </p>
  )
}

const states = {
  asked: { label: 'Waiting', tone: 'sea' },
  approved: { label: 'Approved', tone: 'leaf' },
  declined: { label: 'Not approved', tone: 'coral' },
  'taken-back': { label: 'Taken back', tone: 'coral' },
  dropped: { label: 'You withdrew it', tone: 'plain' },
} as const

interface ApprovalsProps {
  approvals: readonly Approval[]
  /** Whether a linked guardian can be asked. */
  isLinked: boolean
}

/** The approval requests and their answers. */
function Approvals({ approvals, isLinked }: ApprovalsProps) {
  const isUnasked = !isLinked && approvals.some(({ state }) => state === 'asked')
  return (
    <Card title="Approvals">
      {isUnasked && (
        <p className="mb-2 text-ink-soft">
          Nobody has been asked yet. Link a guardian first, and we will ask them.
        </p>
      )}
      <ul className="divide-y divide-line">
        {approvals.map(({ id, title, path, state, at }) => (
          <li key={id} className="flex items-center gap-3 py-2.5">
            <span className="min-w-0 grow">
              <Link to={path} className="font-semibold text-sea underline">
                {title}
              </Link>
              <span className="block text-sm text-ink-soft">{shortDate(at)}</span>
            </span>
            {state === 'asked' && !isLinked ? (
              <Chip tone="plain">Not asked yet</Chip>
            ) : (
              <Chip tone={states[state].tone}>{states[state].label}</Chip>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
