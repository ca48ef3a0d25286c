import { useState } from 'react'
import { dayOf } from '#domain/day.ts'
import { wrongWithPeriod } from '#domain/mentoring/mentor-hours.ts'
import * as pages from '#domain/pages.ts'
import { BackLink } from '../../app/BackLink.tsx'
import { useForm } from '../../app/form.ts'
import { PageTitle } from '../../app/PageTitle.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { HoursCard } from './HoursCard.tsx'

/** A mentor's hours in a period that they choose, and the certificate of them. */
export function HoursPage() {
  const today = dayOf(new Date())
  const [period, setPeriod] = useState({ from: `${today.slice(0, 4)}-01-01`, to: `${today}` })
  const { message, errors, onSubmit } = useForm(
    ({ from = '', to = '' }) => {
      const wrong = wrongWithPeriod({ from, to }, today)
      return wrong && { message: Object.values(wrong).join(' '), fields: { ...wrong } }
    },
    ({ from = '', to = '' }) => {
      setPeriod({ from, to })
      return Promise.resolve()
    },
  )
  return (
    <>
      <BackLink to={pages.mentoringSessions}>Sessions</BackLink>
      <PageTitle title="Your hours">
        The sessions you held, to show to an employer, a school or a service club.
      </PageTitle>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card title="Period">
          <form noValidate onSubmit={onSubmit} className="grid gap-4">
            <FormMessage>{message}</FormMessage>
            <Field
              label="From"
              name="from"
              type="date"
              max={today}
              defaultValue={period.from}
              error={errors['from']}
            />
            <Field
              label="To"
              name="to"
              type="date"
              max={today}
              defaultValue={period.to}
              error={errors['to']}
            />
            <Button type="submit" tone="quiet">
              Show the hours
            </Button>
          </form>
        </Card>
        <HoursCard period={period} />
      </div>
    </>
  )
}
