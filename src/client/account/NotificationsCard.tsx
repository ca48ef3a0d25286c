import type { NotificationSettings } from '#contract/notifications.ts'
import type { MailChoice } from '#domain/people/quiet-hours.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { Select } from '../ui/Select.tsx'
import { Tick } from '../ui/Tick.tsx'
import { showToast } from '../ui/toasts.ts'
import { PhoneCard } from './PhoneCard.tsx'

/** Which notifications also come by email, and to a student's phone. The app shows all of them. */
export function NotificationsCard() {
  const query = useApi('GET /api/notification-settings', {})
  return (
    <>
      <Card title="Notifications by email">
        <Loaded query={query}>{(settings) => <Switches settings={settings} />}</Loaded>
      </Card>
      {query.data?.push && <PhoneCard push={query.data.push} />}
    </>
  )
}

const choices: readonly { value: MailChoice; label: string }[] = [
  { value: 'at-once', label: 'Right away' },
  { value: 'daily', label: 'Once a day, at 5 PM' },
  { value: 'off', label: 'Never by email' },
]

const weeklyChoices: typeof choices = [
  { value: 'at-once', label: 'Every Sunday, at 5 PM' },
  { value: 'off', label: 'Never by email' },
]

const eveningChoices: typeof choices = [
  { value: 'at-once', label: 'In the evening, at 6 PM' },
  { value: 'off', label: 'Never by email' },
]

type MailSwitch = NotificationSettings['types'][number]

function choicesOf({ weekly, evening }: MailSwitch): typeof choices {
  if (weekly) return weeklyChoices
  return evening ? eveningChoices : choices
}

/** What has one letter, on Sunday or in the evening: "at once" and "once a day" are the same choice. */
function choiceFor(mail: MailChoice, { weekly, evening }: MailSwitch): MailChoice {
  return (weekly || evening) && mail === 'daily' ? 'at-once' : mail
}

function Switches({ settings }: { settings: NotificationSettings }) {
  const change = useAction('PATCH /api/notification-settings', {
    onDone: () => showToast('Saved', 'good'),
  })
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  const pending = change.isPending ? change.variables : undefined
  return (
    <div className="grid gap-4">
      <Tick
        label="Quiet from 9 PM to 7 AM: emails and phone notifications wait until morning"
        on={pending?.quietHours ?? settings.quietHours}
        onFlip={() => change.mutate({ quietHours: !settings.quietHours }, fail)}
      />
      {settings.types.map((mailSwitch) => {
        const { type, label, mail } = mailSwitch
        return (
          <Select
            key={type}
            label={label}
            options={choicesOf(mailSwitch)}
            value={choiceFor(pending?.mail?.[type] ?? mail, mailSwitch)}
            onChange={({ target }) => {
              const choice = choices.find(({ value }) => value === target.value)
              if (choice) change.mutate({ mail: { [type]: choice.value } }, fail)
            }}
          />
        )
      })}
    </div>
  )
}
