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
  given: FormValues
  errors: Record<string, string>
  /** The video link: created here, kept from before, or to be entered. */
  link: 'made' | 'kept' | 'needed'
}

const wayWords: Readonly<Record<InterviewWay, string>> = {
  place: 'At our place',
  video: 'By video on Upful',
}

export function InterviewFields({ given, errors, link }: InterviewFieldsProps) {
  return (
    <>
      <ProposedTimes given={given} errors={errors} />
      <WhereFields given={given} errors={errors} link={link} />
      <ContactFields given={given} errors={errors} />
      <BringFields given={given} />
    </>
  )
}

function WhereFields({ given, errors, link }: InterviewFieldsProps) {
  const asked = useId()
  const [way, setWay] = useState<InterviewWay>(given['way'] === 'video' ? 'video' : 'place')
  return (
    <div className="grid gap-3">
      <p id={asked} className="font-semibold">
        Where?
      </p>
      <ChoiceGroup
        name="way"
        labelledBy={asked}
        inARow
        choices={interviewWays.map((value) => ({ value, label: wayWords[value] }))}
        value={way}
        onChange={(chosen) => setWay(chosen === 'video' ? 'video' : 'place')}
      />
      {way === 'place' && (
        <Field
          label="Address or landmark"
          name="place"
          defaultValue={given['place']}
          error={errors['place']}
          hint="At the business or in a public place, never in a private home. No phone numbers or links."
          maxLength={maxPlaceLength}
          autoComplete="off"
        />
      )}
      {way === 'video' && link === 'made' && (
        <p className="text-ink-soft">Both of you join on Upful, from ten minutes before.</p>
      )}
      {way === 'video' && link !== 'made' && (
        <Field
          label="Meeting link"
          name="room"
          type="url"
          inputMode="url"
          defaultValue={given['room']}
          error={errors['room']}
          required={link === 'needed' ? undefined : false}
          hint={
            link === 'kept'
              ? 'Leave it empty to keep the link you gave.'
              : 'Make a new meeting in Google Meet, Zoom or Microsoft Teams and paste its link. They see it from ten minutes before.'
          }
          maxLength={500}
          placeholder="https://meet.google.com/..."
          autoComplete="off"
        />
      )}
    </div>
  )
}

function BringFields({ given }: { given: FormValues }) {
  const [chosen, choose] = useState<readonly string[]>(() =>
    bringThings.filter((thing) => given[`bring-${thing}`] === 'on'),
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
          on={chosen.includes(thing)}
          onFlip={(on) => choose(on ? [...chosen, thing] : chosen.filter((each) => each !== thing))}
        />
      ))}
    </fieldset>
  )
}
