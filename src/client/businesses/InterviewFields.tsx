import { useId, useState } from 'react'
import {
  bringThings,
  bringWords,
  interviewWays,
  type InterviewWay,
} from '#domain/openings/interview.ts'
import { maxPlaceLength } from '#domain/openings/interview-problems.ts'
import type { FormValues } from '../app/form.ts'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { Field } from '../ui/Field.tsx'
import { Tick } from '../ui/Tick.tsx'
import { ContactFields } from './ContactFields.tsx'
import { ProposedTimes } from './ProposedTimes.tsx'

interface InterviewFieldsProps {
  values: FormValues
  errors: Record<string, string>
  /** The video link: made by Upful, kept from the last invitation, or still to be entered. Without one: no video. */
  link: 'made' | 'kept' | 'needed' | 'none'
}

const wayWords: Readonly<Record<InterviewWay, string>> = {
  place: 'At our workplace',
  video: 'By video on Upful',
}

export function InterviewFields({ values, errors, link }: InterviewFieldsProps) {
  return (
    <>
      <ProposedTimes values={values} errors={errors} />
      <WhereFields values={values} errors={errors} link={link} />
      <ContactFields values={values} errors={errors} />
      <BringFields values={values} />
    </>
  )
}

function WhereFields({ values, errors, link }: InterviewFieldsProps) {
  const labelId = useId()
  const [way, setWay] = useState<InterviewWay>(
    values['way'] === 'video' && link !== 'none' ? 'video' : 'place',
  )
  return (
    <div className="grid gap-3">
      <p id={labelId} className="font-semibold">
        Where?
      </p>
      <ChoiceGroup
        name="way"
        labelledBy={labelId}
        inARow
        choices={interviewWays
          .filter((value) => value === 'place' || link !== 'none')
          .map((value) => ({ value, label: wayWords[value] }))}
        value={way}
        onChange={(value) => setWay(value === 'video' ? 'video' : 'place')}
      />
      {way === 'place' && (
        <Field
          label="Address or landmark"
          name="place"
          defaultValue={values['place']}
          error={errors['place']}
          hint="At the business or in a public place, never in a private home. No phone numbers or links."
          maxLength={maxPlaceLength}
          autoComplete="off"
        />
      )}
      {way === 'video' && link === 'made' && (
        <p className="text-ink-soft">You both join on Upful, from ten minutes before the start.</p>
      )}
      {way === 'video' && link !== 'made' && (
        <Field
          label="Meeting link"
          name="room"
          type="url"
          inputMode="url"
          defaultValue={values['room']}
          error={errors['room']}
          required={link === 'needed' ? undefined : false}
          hint={
            link === 'kept'
              ? 'Leave this empty to keep the current link.'
              : 'Make a new meeting in Google Meet, Zoom or Microsoft Teams and paste its link. They can see it from ten minutes before the start.'
          }
          maxLength={500}
          placeholder="https://meet.google.com/..."
          autoComplete="off"
        />
      )}
    </div>
  )
}

function BringFields({ values }: { values: FormValues }) {
  const [things, setThings] = useState<readonly string[]>(() =>
    bringThings.filter((thing) => values[`bring-${thing}`] === 'on'),
  )
  return (
    <fieldset>
      <legend className="font-semibold">
        What to bring <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      {bringThings.map((thing) => (
        <Tick
          key={thing}
          name={`bring-${thing}`}
          label={bringWords[thing]}
          on={things.includes(thing)}
          onFlip={(on) =>
            setThings(on ? [...things, thing] : things.filter((each) => each !== thing))
          }
        />
      ))}
    </fieldset>
  )
}
