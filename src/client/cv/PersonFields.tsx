import { cvLength, type Cv, type CvDocument } from '#domain/cv/cv.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Field, TextArea } from '../ui/Field.tsx'
import { Tick } from '../ui/Tick.tsx'
import { BadgeFields } from './BadgeFields.tsx'
import { EntryList } from './EntryList.tsx'
import { LinesField } from './LinesField.tsx'

interface PartProps {
  document: CvDocument
  change: (part: Partial<CvDocument>) => void
}

export function ContactFields({ document, change }: PartProps) {
  return (
    <div className="grid gap-3">
      <Field
        label="Full name"
        autoComplete="name"
        maxLength={cvLength.short}
        value={document.name}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
      />
      <Field
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="With voicemail that says your name."
        maxLength={cvLength.short}
        value={document.phone}
        onChange={({ currentTarget: { value } }) => change({ phone: value })}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={cvLength.short}
        value={document.email}
        onChange={({ currentTarget: { value } }) => change({ email: value })}
      />
      <Field
        label="Town and parish"
        hint="No street. Nobody needs it before you are hired."
        maxLength={cvLength.short}
        value={document.place}
        onChange={({ currentTarget: { value } }) => change({ place: value })}
      />
    </div>
  )
}

export function SummaryFields({ document, change }: PartProps) {
  return (
    <div className="grid gap-3">
      <Field
        label="The work you look for"
        placeholder="Looking for work in a hotel kitchen"
        maxLength={cvLength.short}
        value={document.headline}
        onChange={({ currentTarget: { value } }) => change({ headline: value })}
      />
      <TextArea
        label="Who you are, in two sentences"
        hint="What you did, what you are good at, and when you can work."
        maxLength={cvLength.summary}
        value={document.summary}
        onChange={({ currentTarget: { value } }) => change({ summary: value })}
      />
    </div>
  )
}

/** What Upful proves can be left out, and not changed; below it is what they say themselves. */
export function SkillFields({ cv, change }: Omit<PartProps, 'document'> & { cv: Cv }) {
  const { document, proven } = cv
  const flip = (id: string, isIn: boolean) =>
    change({
      leftOut: isIn ? document.leftOut.filter((each) => each !== id) : [...document.leftOut, id],
    })
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">What you showed on Upful</legend>
        {proven.map(({ id, text }) => (
          <Tick
            key={id}
            label={text}
            on={!document.leftOut.includes(id)}
            onFlip={(isIn) => flip(id, isIn)}
          />
        ))}
        {proven.every(({ kind }) => kind === 'paper') && (
          <p className="text-ink-soft">
            Nothing yet. Pass an{' '}
            <Link to={pages.assessments} className="link">
              assessment
            </Link>{' '}
            or a{' '}
            <Link to={pages.simulations} className="link">
              job simulation
            </Link>
            , and it is added here by itself.
          </p>
        )}
        {proven.every(({ kind }) => kind !== 'paper') && (
          <p className="text-ink-soft">
            Got your TRN or a food handler’s permit? Tick it in your{' '}
            <Link to={href(pages.readiness, {})} className="link">
              checklist
            </Link>
            .
          </p>
        )}
      </fieldset>
      <BadgeFields cv={cv} change={change} />
      <LinesField
        label="Other skills"
        hint="What you can do, one on each line."
        lines={document.skills}
        onChange={(skills) => change({ skills })}
      />
      <LinesField
        label="Languages"
        hint="One on each line, and how well: Basic Spanish."
        rows={2}
        lines={document.languages}
        onChange={(languages) => change({ languages })}
      />
    </div>
  )
}

export function RefereeFields({ document, change }: PartProps) {
  return (
    <>
      <p className="mb-4 text-ink-soft">
        Somebody who knows how you work: a teacher, a pastor, a coach. Not family. Ask them before
        you write them down.
      </p>
      <EntryList
        entries={document.referees}
        noun="Referee"
        add="Add a referee"
        empty={{ name: '', role: '', phone: '', email: '' }}
        onChange={(referees) => change({ referees })}
      >
        {(entry, changeEntry) => (
          <>
            <Field
              label="Name"
              maxLength={cvLength.short}
              value={entry.name}
              onChange={({ currentTarget: { value } }) => changeEntry({ name: value })}
            />
            <Field
              label="How they know you"
              placeholder="Form teacher, Example High School"
              maxLength={cvLength.short}
              value={entry.role}
              onChange={({ currentTarget: { value } }) => changeEntry({ role: value })}
            />
            <Field
              label="Their phone"
              type="tel"
              required={false}
              maxLength={cvLength.short}
              value={entry.phone}
              onChange={({ currentTarget: { value } }) => changeEntry({ phone: value })}
            />
            <Field
              label="Their email"
              type="email"
              required={false}
              maxLength={cvLength.short}
              value={entry.email}
              onChange={({ currentTarget: { value } }) => changeEntry({ email: value })}
            />
          </>
        )}
      </EntryList>
    </>
  )
}
