import { CircleCheck } from 'lucide-react'
import { shortDate, timeOfDay } from '../app/dates.ts'
import { sending, unsent, worksOffline, type Unsent } from '../app/unsent.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useStore } from '../ui/use-store.ts'

/** Everything that was done without a connection and has not been accepted by the server, in its order. */
export function UnsentPage() {
  const entries = useStore(unsent)
  const isRead = useStore(worksOffline)
  const waiting = entries.filter(({ refused }) => refused === undefined)
  return (
    <>
      <PageTitle title="Not sent yet" />
      {entries.length === 0 && !isRead ? (
        // Until the device has been asked, nobody knows.
        <Spinner />
      ) : entries.length === 0 ? (
        <EmptyState icon={CircleCheck} title="Everything is sent">
          What you do without a connection waits here, and is sent by itself.
        </EmptyState>
      ) : (
        <>
          <p className="mb-4 text-ink-soft">
            This is kept on this device and sent in this order, as soon as you have a connection. XP
            comes when it has arrived.
          </p>
          <ul className="grid gap-2">
            {entries.map((entry) => (
              <UnsentRow key={entry.id} entry={entry} />
            ))}
          </ul>
          {waiting.length > 0 && (
            <Button
              tone="quiet"
              className="mt-4 max-sm:w-full"
              onClick={() => void sending.flush()}
            >
              Try to send now
            </Button>
          )}
        </>
      )}
    </>
  )
}

function UnsentRow({ entry: { id, words, at, refused, input } }: { entry: Unsent }) {
  const when = new Date(at).toISOString()
  const written = writtenIn(input)
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3">
      <p className="font-semibold">{words}</p>
      <p className="text-sm text-ink-soft">
        {shortDate(when)}, {timeOfDay(when)}
      </p>
      {refused !== undefined && (
        <>
          <p className="mt-2">Upful could not accept this: {refused}</p>
          {written !== undefined && (
            <>
              <p className="mt-2 text-sm font-semibold">What you wrote, so that you can copy it:</p>
              <p className="mt-1 rounded-control bg-sunk px-3 py-2 wrap-anywhere whitespace-pre-wrap">
                {written}
              </p>
            </>
          )}
          <Button
            tone="plain"
            onClick={() => void sending.drop(id)}
            aria-label={`Remove: ${words}`}
          >
            Remove
          </Button>
        </>
      )}
    </li>
  )
}

/** A text of somebody, which would otherwise be lost with what was refused. */
function writtenIn(input: object): string | undefined {
  const { answer = input } = input as { answer?: unknown }
  const values = typeof answer === 'object' && answer !== null ? Object.values(answer) : [answer]
  return values.filter((value) => typeof value === 'string').find((value) => /\s/.test(value))
}
