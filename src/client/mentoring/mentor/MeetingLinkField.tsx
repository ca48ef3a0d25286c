import { Field } from '../../ui/Field.tsx'

/** The error when a mentor accepts without a link. */
export const linkMissing = 'Paste the link to a new meeting.'

/** The link for one session, never one that another student already has. */
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
