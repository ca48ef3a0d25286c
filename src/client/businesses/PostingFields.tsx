import { addDays, dayOf } from '#domain/day.ts'
import { openingKinds } from '#domain/openings/opening.ts'
import { postingPlaces, type PostingPlace } from '#domain/openings/place.ts'
import { maxDeadlineDays } from '#domain/openings/posting.ts'
import type { FormValues } from '../app/form.ts'
import { kindLabel } from '../parts/openings/kind-label.ts'
import { Field, TextArea } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { WhoFields } from './WhoFields.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import { WorkFields } from './WorkFields.tsx'
import { PayFields } from './PayFields.tsx'

interface PostingFieldsProps {
  values: FormValues
  errors: Record<string, string>
}

export function PostingFields({ values, errors }: PostingFieldsProps) {
  const today = dayOf(new Date())
  const fieldProps = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  return (
    <>
      <Field label="What is the work?" {...fieldProps('title')} maxLength={120} />
      <TextArea
        label="What will the person do?"
        hint="Use plain words. Say the hours, what they will learn and who they will work with. Leave out phone numbers and email addresses: students apply here."
        {...fieldProps('description')}
        rows={8}
        maxLength={5000}
      />
      <Select
        label="Kind of work"
        {...fieldProps('kind')}
        options={openingKinds.map((kind) => ({ value: kind, label: kindLabel(kind) }))}
      />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <Select
          label="Parish"
          {...fieldProps('place')}
          placeholder="Choose where the work is"
          options={postingPlaces.map((place) => ({ value: place, label: placeLabel(place) }))}
        />
        <Field
          label="Town or district"
          {...fieldProps('town')}
          hint="Not needed in Kingston, for work from home or for anywhere."
          maxLength={80}
          placeholder="May Pen"
        />
      </div>
      <WorkFields values={values} errors={errors} />
      <PayFields values={values} errors={errors} range />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <Field
          label="How long"
          {...fieldProps('duration')}
          required={false}
          maxLength={100}
          placeholder="3 months"
        />
        <Field
          label="Last day to apply"
          {...fieldProps('deadline')}
          type="date"
          required={false}
          min={today}
          max={addDays(today, maxDeadlineDays)}
          hint="If you leave this empty: 30 days from today."
        />
      </div>
      <WhoFields values={values} errors={errors} />
      <Field
        label="Skills"
        {...fieldProps('skills')}
        error={errors['skills'] ?? errorOfSkill(errors)}
        required={false}
        maxLength={500}
        hint="Up to eight, with commas between them. We use them to match students."
        placeholder="Customer service, Excel"
      />
      <QuestionFields values={values} error={errors['questions']} />
    </>
  )
}

function placeLabel(place: PostingPlace): string {
  if (place === 'remote') return 'From home (remote)'
  return place === 'islandwide' ? 'Anywhere in Jamaica' : place
}

/** The server refers to a skill by its index: '0', '1'. */
function errorOfSkill(errors: Record<string, string>): string | undefined {
  return Object.entries(errors).find(([name]) => /^\d$/.test(name))?.[1]
}
