import { useState } from 'react'
import { dayFrom, dayOf } from '#domain/day.ts'
import {
  certificateSentences,
  durationWords,
  monthInWords,
} from '#domain/mentoring/mentor-hours.ts'
import { plural } from '#domain/text/plural.ts'
import { call } from '../../app/api.ts'
import { Gone } from '../../app/Gone.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { sayWhy } from '../../app/say-why.ts'
import { useApi } from '../../app/use-api.ts'
import { savePdf } from '../../parts/cv/save-pdf.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

interface HoursCardProps {
  period: { from: string; to: string }
}

/** The certificate as it is read here, with the same words and numbers as its PDF. */
export function HoursCard({ period }: HoursCardProps) {
  const query = useApi('GET /api/mentor/hours', period)
  return (
    <Loaded
      query={query}
      gone={
        <Gone title="Not verified yet">
          Your hours are listed here once our staff have checked who you are.
        </Gone>
      }
    >
      {({ name, ...hours }) => {
        const days = { from: dayFrom(period.from), to: dayFrom(period.to) }
        const { who, sum, counted } = certificateSentences({
          name,
          ...days,
          madeOn: dayOf(new Date()),
          hours,
        })
        return (
          <Card title="Mentoring hours">
            <p>{who}</p>
            <p className="mt-2 text-xl font-bold">{sum}</p>
            {hours.months.length > 0 && (
              <ul className="mt-3 divide-y divide-line">
                {hours.months.map(({ month, sessions, minutes }) => (
                  <li key={month} className="flex flex-wrap justify-between gap-x-3 py-2.5">
                    <span className="font-semibold">{monthInWords(month)}</span>
                    <span className="tabular-nums">
                      {plural(sessions, 'session')}, {durationWords(minutes)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-3 text-sm text-ink-soft">{counted} No student is named.</p>
            {hours.sessions === 0 ? (
              <p className="mt-3">There is no certificate for a period without a session.</p>
            ) : (
              <SaveCertificate period={period} />
            )}
          </Card>
        )
      }}
    </Loaded>
  )
}

function SaveCertificate({ period }: HoursCardProps) {
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      savePdf(await call('GET /api/mentor/hours/pdf', period))
    } catch (error) {
      if (error instanceof Error) sayWhy(error)
    }
    setBusy(false)
  }
  return (
    <Button className="mt-4" busy={busy} onClick={() => void save()}>
      Save as PDF
    </Button>
  )
}
