import type { FeedRun, StaffFeed } from '#contract/staff.ts'
import { shortDate, timeOfDay } from '../app/dates.ts'
import { useAction } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'
import { Facts } from './Facts.tsx'

export function FeedCard({ feed }: { feed: StaffFeed }) {
  const { source, label, running, problem, runs } = feed
  const readNow = useAction('POST /api/staff/feeds/:source/read', {
    onDone: () => showToast(`Reading ${label} now`, 'good'),
  })
  return (
    <Card title={label} aside={<Health feed={feed} />} className="grid content-start gap-4">
      {problem !== null && (
        <p className="rounded-control bg-coral-soft px-4 py-3 break-words text-coral">{problem}</p>
      )}
      <Facts facts={factsOf(feed)} />
      {runs.length > 0 && <Runs runs={runs} />}
      {!running && (
        <div>
          <AskReason
            label="Read now"
            title={`Read now: ${label}`}
            send={(reason) => readNow.mutateAsync({ source, reason })}
          >
            <p>It is readNow right away, even if it was paused after failures.</p>
          </AskReason>
        </div>
      )}
    </Card>
  )
}

function Health({ feed: { running, problem, lastGoodAt } }: { feed: StaffFeed }) {
  if (running) return <Chip tone="sea">Reading now</Chip>
  if (problem !== null) return <Chip tone="coral">Has a problem</Chip>
  return lastGoodAt === null ? <Chip>Not readNow yet</Chip> : <Chip tone="leaf">Works</Chip>
}

function factsOf({ lastGoodAt, lastTriedAt, restUntil, failures, published, held }: StaffFeed) {
  return [
    { label: 'Last success', value: lastGoodAt ? momentOf(lastGoodAt) : 'None yet' },
    { label: 'Last try', value: lastTriedAt ? momentOf(lastTriedAt) : 'None yet' },
    ...(restUntil === null ? [] : [{ label: 'Paused until', value: momentOf(restUntil) }]),
    ...(failures === 0 ? [] : [{ label: 'Failed in a row', value: String(failures) }]),
    { label: 'Openings', value: `${published} published, ${held} held` },
  ]
}

function Runs({ runs }: { runs: readonly FeedRun[] }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Latest runs</summary>
      <ul className="divide-y divide-line">
        {runs.map((run) => (
          <li key={run.startedAt} className="py-2.5">
            <span className="block font-semibold">{momentOf(run.startedAt)}</span>
            <span className="block break-words text-ink-soft">{resultOf(run)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function resultOf({ outcome, problem, found, stored, held, skipped, expired }: FeedRun): string {
  if (outcome === 'failed') return problem ?? 'It could not be read.'
  if (outcome === 'nothing') return problem ?? 'There was nothing to read. The previous list stays.'
  return `${found} found: ${stored} stored, ${held} of them held, ${skipped} left out. ${expired} closed.`
}

function momentOf(at: string): string {
  return `${shortDate(at)}, ${timeOfDay(at)}`
}
