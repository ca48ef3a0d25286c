import { useId, useState } from 'react'
import { cvForBusiness } from '#domain/cv/for-business.ts'
import { href } from '#domain/href.ts'
import type { SharedField } from '#domain/openings/application.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { lazyPart } from '../../app/lazy-part.tsx'
import { OnDemand } from '../../app/OnDemand.tsx'
import { useApi } from '../../app/use-api.ts'
import { useAdult } from '../people/use-adult.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'

const CvSheet = lazyPart(() => import('../cv/CvSheet.tsx'), 'CvSheet')

interface ChooseCvProps {
  openingId: string
  company: string
  cvs: readonly { id: string; name: string }[]
  share: readonly SharedField[]
  cvId: string | null
  error: string | undefined
  onChoose: (id: string | null) => void
}

/** A version of the CV to send with the application, and how exactly the business will see it. */
export function ChooseCv(props: ChooseCvProps) {
  const { openingId, company, cvs, share, cvId, error, onChoose } = props
  const [isShown, setShown] = useState(false)
  const isAdult = useAdult()
  const label = useId()
  const newCv = (
    <Link to={href(pages.cvs, { opening: openingId })} className="link">
      {cvs.length === 0 ? 'Write a CV first' : 'Write one for this opening'}
    </Link>
  )
  if (cvs.length === 0)
    return (
      <p className="text-ink-soft">
        You can send a CV with it. {newCv}: it takes about 15 minutes.
      </p>
    )
  return (
    <section aria-labelledby={label} className="grid gap-2">
      <h3 id={label} className="sr-only">
        CV
      </h3>
      <Select
        label="Your CV"
        required={false}
        error={error}
        value={cvId ?? ''}
        options={[
          { value: '', label: 'Send no CV' },
          ...cvs.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : value)}
      />
      {cvId === null ? (
        <p className="text-sm">{newCv}</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            {isAdult
              ? 'Your name, and your email with your phone, are on it only if you tick them above.'
              : 'Your name and your email are on it only if you tick them above. Phone numbers stay off it, to keep you safe.'}
          </p>
          <Button tone="quiet" className="justify-self-start" onClick={() => setShown(true)}>
            See what {company} gets
          </Button>
        </>
      )}
      {isShown && cvId !== null && (
        <OnDemand>
          <OwnCv
            id={cvId}
            company={company}
            share={share}
            isAdult={isAdult}
            onClose={() => setShown(false)}
          />
        </OnDemand>
      )}
    </section>
  )
}

interface OwnCvProps extends Pick<ChooseCvProps, 'company' | 'share'> {
  id: string
  isAdult: boolean
  onClose: () => void
}

function OwnCv({ id, company, share, isAdult, onClose }: OwnCvProps) {
  const query = useApi('GET /api/cvs/:id', { id })
  const ageBand = isAdult ? 'adult' : 'minor'
  return (
    <CvSheet
      title={`What ${company} gets`}
      query={{
        ...query,
        data: query.data && { cv: cvForBusiness(query.data.cv, { share, ageBand }) },
      }}
      onClose={onClose}
    />
  )
}
