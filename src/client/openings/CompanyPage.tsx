import { BriefcaseBusiness, ShieldCheck } from 'lucide-react'
import type { Company } from '#contract/openings.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { BackLink } from '../app/BackLink.tsx'
import { shortDay } from '../app/dates.ts'
import { Gone } from '../app/Gone.tsx'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { usePathParam } from '../app/location.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { usePageName } from '../app/use-page-name.ts'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { kindLabel } from '../parts/openings/kind-label.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { NeverPay } from './NeverPay.tsx'

/** The business behind an opening: its public facts, what staff checked, and what is open there. */
export function CompanyPage() {
  const id = usePathParam('id')
  const query = useApi('GET /api/opportunities/:id/company', { id })
  usePageName(query.data?.name)
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={href(pages.opening, { id })}>The opening</BackLink>
      <Loaded
        query={query}
        missing={
          <Gone title="Nothing to show here">
            This business has no page on Upful at the moment.
          </Gone>
        }
      >
        {(company) => (
          <>
            <PageTitle title={company.name} />
            <div className="grid grid-cols-1 gap-4">
              <About company={company} />
              <Openings openings={company.openings} />
              <NeverPay />
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

function About({ company: { website, industry, size, checkedOn } }: { company: Company }) {
  return (
    <Card title="About the business">
      <p className="flex gap-2">
        <Icon of={ShieldCheck} className="mt-0.5 text-leaf" />
        <span>
          Upful staff checked this business
          {checkedOn !== null && ` on ${shortDay(checkedOn)}`}, before students could see it. They
          look at who runs it, how to reach them, and whether it is registered. Nobody can promise
          how it is to work there, so tell us if something is wrong.
        </span>
      </p>
      <dl className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Fact name="Kind of business" value={industry} />
        <Fact name="People who work there" value={size} />
      </dl>
      {website !== null && (
        <p className="mt-4">
          <OutsideLink href={website} className="link">
            Their website
          </OutsideLink>
        </p>
      )}
    </Card>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  )
}

function Openings({ openings }: Pick<Company, 'openings'>) {
  return (
    <Card title="Open now">
      {openings.length === 0 ? (
        <EmptyState icon={BriefcaseBusiness} title="Nothing is open right now">
          When they look for people again, it shows up among the opportunities.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {openings.map(({ id, title, location, type, pay, deadline }) => (
            <li key={id} className="py-3">
              <Link to={href(pages.opening, { id })} className="link font-semibold wrap-anywhere">
                {title}
              </Link>
              <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
                <span>{kindLabel(type)}</span>
                <span className="wrap-anywhere">{location}</span>
                {pay !== null && <span>{pay}</span>}
                <Deadline day={deadline} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
