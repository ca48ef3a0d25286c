import type { Ledger } from '#contract/staff.ts'
import { shortDate, timeOfDay } from '../app/dates.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { usePages } from '../app/use-pages.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'

/** Explains a balance: every ledger row, and whether the stored totals match them. */
export function LedgerCard({ id }: { id: string }) {
  const list = usePages('GET /api/staff/people/:id/ledger', { id }, 'after')
  const newest = list.data?.[0]
  return (
    <Card
      title="Why this balance"
      aside={
        newest && (
          <Chip tone={newest.follows ? 'leaf' : 'coral'}>
            {newest.follows ? 'It adds up' : 'It does not add up'}
          </Chip>
        )
      }
    >
      {newest && (
        <p className="mb-2 font-semibold tabular-nums">
          {newest.xp} XP, level {newest.level}
        </p>
      )}
      {newest && !newest.follows && <Differences differences={newest.differences} />}
      <LoadedList
        list={list}
        itemsOf={({ rows }) => rows}
        className="divide-y divide-line"
        empty={<p className="text-ink-soft">Nothing earned yet.</p>}
      >
        {(row) => <Row key={row.id} row={row} />}
      </LoadedList>
    </Card>
  )
}

function Differences({ differences }: Pick<Ledger, 'differences'>) {
  return (
    <ul className="mb-2 grid gap-1 rounded-control bg-coral-soft px-4 py-3 text-coral">
      {differences.map(({ name, stored, byLedger }) => (
        <li key={name}>
          <span className="font-semibold">{name}</span>: stored {stored}, the rows add up to{' '}
          {byLedger}
        </li>
      ))}
    </ul>
  )
}

function Row({ row }: { row: Ledger['rows'][number] }) {
  const { at, description, amount, awardKey, balance } = row
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className="min-w-0 grow">
        <span className="block font-semibold break-words">{description}</span>
        <span className="block text-sm text-ink-soft">
          {shortDate(at)}, {timeOfDay(at)}
        </span>
        <span className="block text-sm break-all text-ink-soft">{awardKey}</span>
      </span>
      <span className="shrink-0 text-right tabular-nums">
        <span className="block font-semibold">
          {amount >= 0 && '+'}
          {amount} XP
        </span>
        <span className="block text-sm text-ink-soft">balance {balance}</span>
      </span>
    </li>
  )
}
