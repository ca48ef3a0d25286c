import { addDays, dayOf } from '#domain/day.ts'
import { openingKinds } from '#domain/openings/opening.ts'
import { postingPlaces, type PostingPlace } from '#domain/openings/place.ts'
import { maxDeadlineDays } from '#domain/openings/posting.ts'
import type { FormValues } from '../app/form.ts'
import { kindLabel } from '../parts/openings/kind-label.ts'
import { Field, TextArea } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { WhoFields } from './WhoFields.tsx'
import { PayFields } from './PayFields.tsx'

interface PostingFieldsProps {
  given: FormValues
  errors: Record<string, string>
}

export function PostingFields({ given, errors }: PostingFieldsProps) {
  const today = dayOf(new Date())
  const frame = (name: string) => ({ name, defaultValue: given[name], error: errors[name] })
  return (
    <>
      <Field label="What is the work?" {...frame('title')} maxLength={120} />
      <TextArea
        label="What will the person do?"
        hint="Plain words. Say the hours, what they learn, and who they work with. Leave out phone numbers and email addresses: students apply here."
        {...frame('description')}
        rows={8}
        maxLength={5000}
      />
      <Select
        label="Kind of work"
        {...frame('kind')}
        options={openingKinds.map((kind) => ({ value: kind, label: kindLabel(kind) }))}
      />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <Select
          label="Parish"
          {...frame('place')}
          placeholder="Choose where the work is"
          options={postingPlaces.map((place) => ({ value: place, label: placeLabel(place) }))}
        />
        <Field
          label="Town or district"
          {...frame('town')}
          required={false}
          maxLength={80}
          placeholder="May Pen"
        />
      </div>
      <PayFields given={given} errors={errors} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <Field
          label="How long"
          {...frame('duration')}
          required={false}
          maxLength={100}
          placeholder="3 months"
        />
        <Field
          label="Last day to apply"
          {...frame('deadline')}
          type="date"
          required={false}
          min={today}
          max={addDays(today, maxDeadlineDays)}
          hint="Without one: 30 days from today."
        />
      </div>
      <WhoFields given={given} errors={errors} />
      <Field
        label="Skills"
        {...frame('skills')}
        error={errors['skills'] ?? errorOfOne(errors)}
        required={false}
        maxLength={500}
        hint="With commas between, eight at most. Students are matched by them."
        placeholder="Customer service, Excel"
      />
    </>
  )
}

function placeLabel(place: PostingPlace): string {
  if (place === 'remote') return 'From home (remote)'
  return place === 'islandwide' ? 'Anywhere in Jamaica' : place
}

/** The server refers to a skill by its index: '0', '1'. */
function errorOfOne(errors: Record<string, string>): string | undefined {
  return Object.entries(errors).find(([name]) => /^\d$/.test(name))?.[1]
}
