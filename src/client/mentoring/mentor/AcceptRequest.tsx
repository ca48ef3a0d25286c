import { useId, useState } from 'react'
import type { MentorHome } from '#contract/mentoring.ts'
import { useForm } from '../../app/form.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { showToast } from '../../ui/toasts.ts'
import { linkMissing, MeetingLinkField } from './MeetingLinkField.tsx'
import { dayAndTime } from '../../parts/mentoring/own-time.ts'

interface AcceptRequestProps {
  request: MentorHome['requests'][number]
  makesRooms: boolean
}

/** Accepts: immediately if rooms are created automatically, otherwise with a link for this session. */
export function AcceptRequest({ request, makesRooms }: AcceptRequestProps) {
  const { id, firstName, startsAt } = request
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useAction('POST /api/mentor/requests/:id/accept', {
    onDone: () => showToast(`Planned. We told ${firstName}`, 'good'),
  })
  const accept = () => mutate({ id }, { onError: (error) => showToast(error.message, 'bad') })
  return (
    <>
      <Button
        busy={isPending}
        onClick={makesRooms ? accept : () => setAsking(true)}
        aria-label={`Accept ${firstName}, ${dayAndTime(startsAt)}`}
      >
        Accept
      </Button>
      {asking && <AcceptSheet request={request} onClose={() => setAsking(false)} />}
    </>
  )
}

function AcceptSheet({
  request,
  onClose,
}: Omit<AcceptRequestProps, 'makesRooms'> & { onClose: () => void }) {
  const { id, firstName, startsAt } = request
  const form = useId()
  const { mutateAsync } = useAction('POST /api/mentor/requests/:id/accept')
  const { busy, message, errors, onSubmit } = useForm(
    (values) =>
      values['room'] ? undefined : { message: linkMissing, fields: { room: linkMissing } },
    async ({ room = '' }) => {
      await mutateAsync({ id, room })
      onClose()
      showToast(`Planned. We told ${firstName}`, 'good')
    },
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Meet ${firstName}`}
      actions={
        <Button type="submit" form={form} busy={busy}>
          Accept
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
        <p>{dayAndTime(startsAt)}</p>
        <FormMessage>{errors['room'] ? undefined : message}</FormMessage>
        <MeetingLinkField error={errors['room']} />
      </form>
    </Sheet>
  )
}
