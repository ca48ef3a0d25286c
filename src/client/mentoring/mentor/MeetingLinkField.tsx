import { Field } from '../../ui/Field.tsx'

/** Said when a mentor says yes without a link. */
export const linkMissing = 'Paste the link of a new meeting.'

/** The link of one session: never one that another student knows. */
export function MeetingLinkField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Meeting link"
      name="room"
      type="url"
      inputMode="url"
      autoComplete="off"
      maxLength={500}
      placeholder="https://meet.google.com/..."
      hint="Make a new meeting in Google Meet, Zoom or Microsoft Teams and paste its link. Students and guardians see it from ten minutes before."
      error={error}
    />
  )
}
