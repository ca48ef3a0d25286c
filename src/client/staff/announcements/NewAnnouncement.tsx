import { useState } from 'react'
import type { Announcement } from '#contract/announcements.ts'
import type { Address } from '#domain/href.ts'
import type { ChosenRole } from '#domain/people/role.ts'
import { dayOf } from '#domain/day.ts'
import { courses } from '#domain/pages.ts'
import type { Input } from '../../app/api.ts'
import { useForm, type FormProblem, type FormValues } from '../../app/form.ts'
import { useAction } from '../../app/use-api.ts'
import { AnnouncementText } from '../../parts/announcements/AnnouncementText.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AskReason } from '../AskReason.tsx'
import { announcedTo, roleChoices } from './announced-to.ts'

type Made = Omit<Input<'POST /api/staff/announcements'>, 'reason'>

/** A form, then the banner as people see it, and the button that announces it. */
export function NewAnnouncement() {
  const [roles, setRoles] = useState<ChosenRole[]>([])
  const [made, setMade] = useState<Made>()
  const [version, setVersion] = useState(0)
  const { busy, message, errors, onSubmit } = useForm(
    (values) => problemWith(values, roles),
    (values) => {
      setMade(madeFrom(values, roles))
      return Promise.resolve()
    },
  )
  const announce = useAction('POST /api/staff/announcements', {
    onDone: () => {
      setMade(undefined)
      setRoles([])
      setVersion(version + 1)
      showToast('It is announced.', 'good')
    },
  })
  const today = dayOf(new Date())
  return (
    <Card title="Announce something" className="grid grid-cols-1 gap-4">
      <p className="prose-width text-ink-soft">
        It is shown above every page until somebody closes it. Nothing is sent or pushed.
      </p>
      <form
        key={version}
        noValidate
        onSubmit={onSubmit}
        onInput={() => setMade(undefined)}
        className="grid grid-cols-1 gap-4"
      >
        <FormMessage>{message}</FormMessage>
        <Field label="Title" name="title" maxLength={80} error={errors['title']} />
        <TextArea label="Text" name="text" rows={3} maxLength={400} error={errors['text']} />
        <Field
          label="Link"
          name="link"
          required={false}
          maxLength={300}
          hint={`A page of this app, such as ${courses}, or a web address with https.`}
          error={errors['link']}
        />
        <Field
          label="Words of the link"
          name="linkLabel"
          required={false}
          maxLength={40}
          error={errors['linkLabel']}
        />
        <fieldset>
          <legend className="font-semibold">Who it is for</legend>
          {roleChoices.map(([role, label]) => (
            <Tick
              key={role}
              label={label.slice(0, 1).toUpperCase() + label.slice(1)}
              on={roles.includes(role)}
              onFlip={(on) => {
                setMade(undefined)
                setRoles((before) => [
                  ...before.filter((each) => each !== role),
                  ...(on ? [role] : []),
                ])
              }}
            />
          ))}
        </fieldset>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field
            label="First day"
            name="from"
            type="date"
            defaultValue={today}
            error={errors['from']}
          />
          <Field
            label="Last day"
            name="until"
            type="date"
            defaultValue={today}
            min={today}
            error={errors['until']}
          />
        </div>
        <div>
          <Button type="submit" tone={made ? 'plain' : 'main'} busy={busy}>
            Show the preview
          </Button>
        </div>
      </form>
      {made && (
        <div className="grid grid-cols-1 gap-3">
          <p role="status" className="font-semibold">
            This is what {announcedTo(made.roles)} see:
          </p>
          <div className="rounded-control border border-line bg-sea-soft p-4">
            <AnnouncementText {...shownFrom(made)} />
          </div>
          <div>
            <AskReason
              label="Announce"
              title={`Announce: ${made.title}`}
              tone="main"
              send={(reason) => announce.mutateAsync({ ...made, reason })}
            >
              <p>You can end it at any time.</p>
            </AskReason>
          </div>
        </div>
      )}
    </Card>
  )
}

function madeFrom(values: FormValues, roles: readonly ChosenRole[]): Made {
  const { title = '', text = '', link = '', linkLabel = '', from = '', until = '' } = values
  const withLink = link === '' ? {} : { link, linkLabel }
  return { title, text, ...withLink, roles: [...roles], from, until }
}

function shownFrom({ title, text, link, linkLabel }: Made) {
  return { title, text, link: linkFrom(link, linkLabel) }
}

/** As it will be, if the server knows the page: the table of all pages is only there. */
function linkFrom(to: string | undefined, label: string | undefined): Announcement['link'] {
  if (to === undefined || label === undefined) return null
  return to.startsWith('/') ? { page: to as Address, label } : { site: to, label }
}

function problemWith(values: FormValues, roles: readonly ChosenRole[]): FormProblem | undefined {
  const { title = '', text = '', link = '', linkLabel = '', from = '', until = '' } = values
  const fields: Record<string, string> = {
    ...(title === '' && { title: 'Write a title.' }),
    ...(text === '' && { text: 'Write what you have to say.' }),
    ...(link !== '' && linkLabel === '' && { linkLabel: 'Write the words of the link.' }),
    ...(link === '' && linkLabel !== '' && { link: 'Write where the link leads.' }),
    ...(link !== '' && !isLink(link) && { link: 'Begin with / or with https://.' }),
    ...(from === '' && { from: 'Choose a day.' }),
    ...(until === '' && { until: 'Choose a day.' }),
    ...(from !== '' && until !== '' && until < from && { until: 'It is before the first day.' }),
  }
  if (Object.keys(fields).length > 0) return { message: 'Please check the marked fields.', fields }
  return roles.length === 0 ? { message: 'Choose who it is for.' } : undefined
}

function isLink(text: string): boolean {
  return text.startsWith('/') || text.startsWith('https://')
}
