import type { ColleaguesPage as Page } from '#contract/colleagues.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useApi } from '../../app/use-api.ts'
import { Card } from '../../ui/Card.tsx'
import { ColleagueRow } from './ColleagueRow.tsx'
import { Invitations } from './Invitations.tsx'
import { InviteColleague } from './InviteColleague.tsx'
import { JoinWithCode } from './JoinWithCode.tsx'
import { LeaveBusiness } from './LeaveBusiness.tsx'
import { LogCard } from './LogCard.tsx'
import { OfferedBusiness } from './OfferedBusiness.tsx'
import { ReceivedInvitation } from './ReceivedInvitation.tsx'

/** Who works for the business, who is invited, and what each of them did. */
export function ColleaguesPage() {
  const query = useApi('GET /api/business/colleagues', {})
  return (
    <>
      <PageTitle title="Colleagues">
        Each has their own log-in, so you always know who answered.
      </PageTitle>
      <Loaded query={query}>{(page) => <Colleagues page={page} />}</Loaded>
    </>
  )
}

function Colleagues({ page }: { page: Page }) {
  const { business, seat, verified, people, invitations, invited, log } = page
  const isOwner = seat === 'owner'
  const isAlone = people.length === 1
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {invited.map((each) => (
        <ReceivedInvitation key={each.id} invitation={each} />
      ))}
      {people.some(({ you, offered }) => you && offered) && <OfferedBusiness business={business} />}
      <Card title={isOwner ? 'In your business' : `At ${business}`}>
        <ul className="divide-y divide-line">
          {people.map((person) => (
            <ColleagueRow key={person.id} person={person} isOwner={isOwner} business={business} />
          ))}
        </ul>
        {isOwner && !isAlone && (
          <p className="mt-3 text-sm text-ink-soft">
            If you delete your account, the business goes with it. To leave without that, hand it
            over first.
          </p>
        )}
        {!isOwner && <LeaveBusiness business={business} />}
      </Card>
      {isOwner && <InviteColleague verified={verified} />}
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      {isOwner && isAlone && invited.length === 0 && <JoinWithCode />}
      {log.length > 0 && <LogCard log={log} />}
    </div>
  )
}
