import { useState } from 'react'
import { minReasonLength } from '#domain/people/staff-action.ts'
import { staffRoleLabels, staffRoleMeanings, staffRoles } from '#domain/people/staff-role.ts'
import { useForm, type FormValues } from '../../app/form.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Select } from '../../ui/Select.tsx'
import { showToast } from '../../ui/toasts.ts'
import { reasonHint } from '../reason-hint.ts'

/** Sends somebody a letter with a code with which they become staff. */
export function InviteColleague() {
  const [sent, setSent] = useState(0)
  const [role, setRole] = useState<(typeof staffRoles)[number]>('support')
  const { mutateAsync } = useAction('POST /api/staff/team/invitations')
  const { busy, message, errors, onSubmit } = useForm(
    problemOf,
    async ({ email = '', reason = '' }) => {
      await mutateAsync({ email, role, reason })
      showToast(`The letter to ${email} is on its way`, 'good')
      setSent((before) => before + 1)
    },
  )
  return (
    <Card title="Invite a colleague">
      <form key={sent} noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormMessage>{Object.keys(errors).length > 0 ? undefined : message}</FormMessage>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          hint="The letter has a code that works once, for 7 days."
          error={errors['email']}
        />
        <Select
          label="Role"
          name="role"
          hint={staffRoleMeanings[role]}
          options={staffRoles.map((each) => ({ value: each, label: staffRoleLabels[each] }))}
          value={role}
          onChange={({ currentTarget: { value } }) =>
            setRole(staffRoles.find((each) => each === value) ?? role)
          }
        />
        <TextArea
          label="Reason"
          name="reason"
          rows={2}
          maxLength={500}
          hint={reasonHint}
          error={errors['reason']}
        />
        <Button type="submit" busy={busy} className="min-h-12">
          Send the invitation
        </Button>
      </form>
    </Card>
  )
}

function problemOf({ email = '', reason = '' }: FormValues) {
  const fields = {
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'Enter an email address.' }),
    ...(reason.length < minReasonLength && {
      reason: `Write at least ${minReasonLength} characters.`,
    }),
  }
  const [message] = Object.values(fields)
  return message === undefined ? undefined : { message, fields }
}
