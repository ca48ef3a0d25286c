import type { PersonToVerify } from '#contract/staff.ts'
import { longDate } from '../app/dates.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { ApplicantActions } from './ApplicantActions.tsx'
import { CaseLink } from './cases/CaseLink.tsx'
import { Facts } from './Facts.tsx'
import { verificationHistory } from './verification-history.ts'

const emailChips = {
  'not-confirmed': [{ label: 'Not confirmed', tone: 'coral' }],
  same: [{ label: 'Confirmed, same as the website', tone: 'leaf' }],
  different: [{ label: 'Confirmed, different from the website', tone: 'coral' }],
  'free-mail': [
    { label: 'Confirmed', tone: 'leaf' },
    { label: 'Free mail', tone: 'coral' },
  ],
  'no-website': [{ label: 'Confirmed', tone: 'leaf' }],
} as const

/** One mentor or business, with everything they entered and the possible decisions. */
export function ApplicantCard({ applicant }: { applicant: PersonToVerify }) {
  const { name, role, email, emailMatch, website, details, bio, since } = applicant
  return (
    <Card
      as="li"
      title={name}
      aside={<Chip tone="sea">{role === 'mentor' ? 'Mentor' : 'Business'}</Chip>}
      className="grid content-start gap-4"
    >
      {applicant.state === 'pending' && applicant.verifiedBefore && (
        <p className="rounded-control bg-sun-soft px-4 py-3 break-words">
          {verificationHistory(applicant.verifiedBefore)}
        </p>
      )}
      {applicant.state === 'verified' && applicant.decided && (
        <p className="text-ink-soft">Verified on {dayAndName(applicant.decided)}.</p>
      )}
      {applicant.answer && applicant.state !== 'verified' && (
        <p className="rounded-control bg-sea-soft px-4 py-3">
          {applicant.state === 'refused' && applicant.decided
            ? `Refused on ${dayAndName(applicant.decided)}`
            : `Answered on ${longDate(applicant.answer.at)}`}
          : {applicant.answer.reasons.join(' ')}
          {applicant.answer.sentAgainAt &&
            ` Sent again on ${longDate(applicant.answer.sentAgainAt)}.`}
          {applicant.answer.whatsChanged !== '' && (
            <span className="block break-words whitespace-pre-line">
              What has changed, in their words: {applicant.answer.whatsChanged}
            </span>
          )}
        </p>
      )}
      <Facts
        facts={[
          ...details.map(({ label, value, href }) => ({
            label,
            value: href ? detailLink(href, value) : value,
          })),
          ...(role === 'business' ? [{ label: 'Website', value: websiteLink(website) }] : []),
          { label: 'About', value: bio },
          {
            label: 'Email',
            value: (
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="break-all">{email}</span>
                {emailChips[emailMatch].map(({ label, tone }) => (
                  <Chip key={label} tone={tone} breaks>
                    {label}
                  </Chip>
                ))}
                {applicant.bounced && <Chip tone="coral">Emails bounce</Chip>}
              </span>
            ),
          },
          { label: 'Signed up', value: longDate(since) },
        ]}
      />
      {applicant.missing.length > 0 && (
        <p className="rounded-control bg-sun-soft px-4 py-3">
          Still missing: {applicant.missing.join(', ')}. Nobody can be verified without it.
        </p>
      )}
      <ApplicantActions applicant={applicant} />
      <CaseLink id={applicant.id} title={name} />
    </Card>
  )
}

function dayAndName({ at, by }: NonNullable<PersonToVerify['decided']>): string {
  return `${longDate(at)} by ${by}`
}

function websiteLink(website: string | null) {
  return website === null ? '' : detailLink(website, website)
}

function detailLink(href: string, words: string) {
  const look = 'font-semibold break-all text-sea underline'
  return href.startsWith('https:') || href.startsWith('http:') ? (
    <OutsideLink href={href} className={look}>
      {words}
    </OutsideLink>
  ) : (
    <a href={href} className={look}>
      {words}
    </a>
  )
}
