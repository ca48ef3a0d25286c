import type { CvDocument, CvEducation, CvExperience } from '#domain/cv/cv.ts'
import { cvLength } from '#domain/cv/cv.ts'
import type { Output } from '../app/api.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { CvDateField } from './CvDateField.tsx'
import { EntryList } from './EntryList.tsx'
import { LinesField } from './LinesField.tsx'
import { LineStarts } from './LineStarts.tsx'

interface PartProps {
  document: CvDocument
  change: (part: Partial<CvDocument>) => void
}

const noExperience: CvExperience = {
  kind: 'unpaid',
  role: '',
  place: '',
  from: '',
  to: '',
  lines: [],
}

interface ExperienceProps extends PartProps {
  samples: Output<'GET /api/cv-help'>['samples']
}

export function ExperienceFields({ document, change, samples }: ExperienceProps) {
  return (
    <>
      <p className="mb-4 text-ink-soft">
        No job yet? Helping in a shop, at church, in a club or at home is experience. Write what you
        did and how much.
      </p>
      <EntryList
        entries={document.experience}
        noun="Experience"
        add="Add something you did"
        empty={noExperience}
        onChange={(experience) => change({ experience })}
      >
        {(entry, changeEntry) => (
          <>
            <Field
              label="What you were"
              placeholder="Helper, cashier, team captain"
              maxLength={cvLength.short}
              value={entry.role}
              onChange={({ currentTarget: { value } }) => changeEntry({ role: value })}
            />
            <Field
              label="Where"
              placeholder="Corner shop, church, school"
              maxLength={cvLength.short}
              value={entry.place}
              onChange={({ currentTarget: { value } }) => changeEntry({ place: value })}
            />
            <Select
              label="Was it paid?"
              value={entry.kind}
              options={[
                { value: 'unpaid', label: 'Not paid, or a little thank-you' },
                { value: 'job', label: 'A paid job' },
              ]}
              onChange={({ currentTarget: { value } }) =>
                changeEntry({ kind: value === 'job' ? 'job' : 'unpaid' })
              }
            />
            <Period entry={entry} still="Still doing it" changeEntry={changeEntry} />
            <LinesField
              label="What you did"
              hint="A line for each thing. Begin with what you did, and say a number: Served 40 customers a day."
              lines={entry.lines}
              onChange={(lines) => changeEntry({ lines })}
            />
            <LineStarts
              samples={samples}
              onStart={(line) =>
                changeEntry({ lines: [...entry.lines.filter((each) => each.trim() !== ''), line] })
              }
            />
          </>
        )}
      </EntryList>
    </>
  )
}

const noSchool: CvEducation = { school: '', course: '', from: '', to: '', lines: [] }

export function EducationFields({ document, change }: PartProps) {
  return (
    <>
      <EntryList
        entries={document.education}
        noun="School"
        add="Add a school"
        empty={noSchool}
        onChange={(education) => change({ education })}
      >
        {(entry, changeEntry) => (
          <>
            <Field
              label="School"
              maxLength={cvLength.short}
              value={entry.school}
              onChange={({ currentTarget: { value } }) => changeEntry({ school: value })}
            />
            <Field
              label="What you did there"
              required={false}
              placeholder="6 CSEC subjects"
              maxLength={cvLength.short}
              value={entry.course}
              onChange={({ currentTarget: { value } }) => changeEntry({ course: value })}
            />
            <Period entry={entry} still="Still there" changeEntry={changeEntry} />
            <LinesField
              label="Subjects and grades"
              hint="On one line: English A (2), Mathematics (3)"
              rows={2}
              lines={entry.lines}
              onChange={(lines) => changeEntry({ lines })}
            />
          </>
        )}
      </EntryList>
      <h3 className="mt-6 mb-3 font-bold">Certificates from elsewhere</h3>
      <EntryList
        entries={document.certificates}
        noun="Certificate"
        add="Add a certificate"
        empty={{ name: '', issuer: '', date: '' }}
        onChange={(certificates) => change({ certificates })}
      >
        {(entry, changeEntry) => (
          <>
            <Field
              label="Certificate"
              placeholder="First aid and CPR"
              maxLength={cvLength.short}
              value={entry.name}
              onChange={({ currentTarget: { value } }) => changeEntry({ name: value })}
            />
            <Field
              label="Who gave it"
              required={false}
              placeholder="HEART/NSTA Trust"
              maxLength={cvLength.short}
              value={entry.issuer}
              onChange={({ currentTarget: { value } }) => changeEntry({ issuer: value })}
            />
            <CvDateField
              label="When"
              none="No date"
              value={entry.date}
              onChange={(date) => changeEntry({ date })}
            />
          </>
        )}
      </EntryList>
    </>
  )
}

interface PeriodProps {
  entry: { from: string; to: string }
  still: string
  changeEntry: (part: { from?: string; to?: string }) => void
}

function Period({ entry, still, changeEntry }: PeriodProps) {
  return (
    <>
      <CvDateField
        label="From"
        none="No date"
        value={entry.from}
        onChange={(from) => changeEntry({ from })}
      />
      <CvDateField
        label="To"
        none={still}
        value={entry.to}
        onChange={(to) => changeEntry({ to })}
      />
    </>
  )
}
