import { ArrowLeft, Flag } from 'lucide-react'
import { useState } from 'react'
import type { Opening } from '#contract/openings.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Role } from '#domain/people/role.ts'
import { shortDate, shortDay } from '../app/dates.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Link } from '../app/Link.tsx'
import { useSession } from '../app/session.ts'
import { OpeningHead } from '../parts/openings/OpeningHead.tsx'
import { WorkFacts } from '../parts/openings/WorkFacts.tsx'
import { matchWords } from '../parts/openings/match-words.ts'
import { OpeningText } from '../parts/openings/OpeningText.tsx'
import { ReportPerson } from '../parts/reports/ReportPerson.tsx'
import type { Shareable } from '../parts/sharing/shareable.ts'
import { ShareButton } from '../parts/sharing/ShareButton.tsx'
import { followBar } from '../ui/bar-height.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { ApplyButton } from './ApplyButton.tsx'
import { MatchBadge } from './MatchBadge.tsx'
import { MatchParts } from './MatchParts.tsx'
import { NeverPay } from './NeverPay.tsx'
import { SaveButton } from './SaveButton.tsx'

interface OpeningDetailsProps {
  opening: Opening
  student: boolean
}

export function OpeningDetails({ opening, student }: OpeningDetailsProps) {
  const { id, title, open, match } = opening
  const session = useSession()
  const framed = session.state === 'signed-in'
  return (
    <article className="grid grid-cols-1 gap-4">
      <div className="-my-2 flex items-center justify-between gap-3">
        <BackLink />
        {open && <ShareButton what={shareableOf(opening)} className="-mr-3" />}
      </div>
      <OpeningHead opening={opening} open={open} />
      <WorkFacts work={opening.work} />
      {framed && opening.source.kind === 'business' && (
        <Link to={href(pages.company, { id })} className="link justify-self-start">
          About {opening.company}
        </Link>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-4 lg:row-span-2">
          <About
            opening={opening}
            role={session.state === 'signed-in' ? session.user.role : null}
          />
          <NeverPay />
        </div>
        {student && !opening.service && (
          <Card title={match ? matchWords(match) : 'Your match'}>
            {match ? <MatchParts match={match} /> : <MatchBadge opening={opening} />}
          </Card>
        )}
        {/* Last, to stick in reach of the thumb on a phone; next to the text on wide screens. */}
        <div
          ref={followBar}
          className={classes(
            'sticky z-5 short:static flex flex-wrap gap-3 rounded-card border border-line bg-card p-3 shadow-raised lg:static lg:col-start-2 lg:row-start-1',
            framed ? 'bottom-18' : 'bottom-3',
          )}
        >
          {open ? (
            <>
              <ApplyButton opening={opening} onPage />
              {student && <SaveButton id={id} title={title} saved={opening.saved} />}
            </>
          ) : (
            <p className="p-2 font-semibold">This opening has closed</p>
          )}
        </div>
      </div>
    </article>
  )
}

/** A listing of another site can be read there, but here only after signing in. */
function shareableOf({ id, title, company, location, deadline, source, url }: Opening): Shareable {
  return {
    kind: 'opening',
    id,
    title,
    company,
    location,
    closes: deadline === null ? undefined : shortDay(deadline),
    url: source.kind === 'feed' && url !== null ? url : undefined,
  }
}

function BackLink() {
  return (
    <Link
      to={href(pages.dashboard, { tab: 'opportunities' })}
      className="link inline-flex min-h-11 items-center gap-1.5 no-underline"
    >
      <Icon of={ArrowLeft} size={18} />
      Opportunities
    </Link>
  )
}

function About({ opening, role }: { opening: Opening; role: Role | null }) {
  const { id, title, company, source, postedOn, lastSeenAt } = opening
  const canReportBusiness = role === 'student' || role === 'guardian'
  return (
    <Card title="About it">
      <OpeningText opening={opening} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2 text-sm text-ink-soft">
        <p>
          {source.label}
          {postedOn && `. Posted ${shortDay(postedOn)}`}
          {/* Only another site can stop listing it. */}
          {source.kind === 'feed' && `. Last seen ${shortDate(lastSeenAt)}`}.
        </p>
        {role && <ReportButton id={id} title={title} />}
        {canReportBusiness && source.kind === 'business' && (
          <ReportPerson place="business" id={id} name={company} label={`Report ${company}`} />
        )}
      </div>
    </Card>
  )
}

const ReportSheet = lazyPart(() => import('./ReportSheet.tsx'), 'ReportSheet')

function ReportButton({ id, title }: { id: string; title: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)} className="px-3">
        <Icon of={Flag} size={18} />
        Report
      </Button>
      {open && (
        <OnDemand>
          <ReportSheet id={id} title={title} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </>
  )
}
