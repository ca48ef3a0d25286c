import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { LeagueRow } from '#contract/leaderboard.ts'
import type { JoinedLeaderboard } from '#contract/leaderboard.ts'
import { isUpperHalf } from '#domain/ledger/league.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { classes } from '../ui/classes.ts'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { kindWords } from './kind-words.ts'

interface LeagueCardProps {
  league: NonNullable<JoinedLeaderboard['league']>
  learned: number
}

/** The student and those just above and below them. The place is a headline only where it is good news. */
export function LeagueCard({ league, learned }: LeagueCardProps) {
  const { place, members, rows } = league
  const [reported, setReported] = useState<LeagueRow>()
  return (
    <Card title="Your group this week" aside={<Chip tone="sun">{learned} XP learned</Chip>}>
      {isUpperHalf(place, members) && (
        <p className="text-2xl font-extrabold tabular-nums">
          Place {place} <span className="text-base font-semibold text-ink-soft">of {members}</span>
        </p>
      )}
      <p className="mb-3">{kindWords(league)}</p>
      <ol aria-label="You and your neighbours" className="grid grid-cols-1 gap-1.5">
        {rows.map((row, index) => (
          // Others have no id here, and two of them may share a nickname.
          <Row key={`${index}-${row.nickname}`} row={row} onReport={() => setReported(row)} />
        ))}
      </ol>
      <p className="mt-3 text-sm text-ink-soft">
        {members === 1
          ? 'You are the first one here. Others join during the week.'
          : `${members} students are in your group. You see the ones next to you.`}{' '}
        The week ends on Sunday at midnight.
      </p>
      {reported && <ReportSheet row={reported} onClose={() => setReported(undefined)} />}
    </Card>
  )
}

function Row({ row, onReport }: { row: LeagueRow; onReport: () => void }) {
  const { nickname, xp, place, isYou, reportId } = row
  return (
    <li
      aria-current={isYou || undefined}
      className={classes(
        'flex min-h-12 items-center gap-3 rounded-control border px-3 py-1.5',
        isYou ? 'border-leaf bg-leaf-soft font-semibold' : 'border-line',
      )}
    >
      <span className="min-w-7 text-right font-bold tabular-nums">{place}</span>
      <span className="min-w-0 grow wrap-anywhere">
        {nickname}
        {isYou && (
          <>
            {' '}
            <Chip tone="leaf">You</Chip>
          </>
        )}
      </span>
      <span className="shrink-0 tabular-nums">{xp} XP</span>
      {reportId !== null && (
        <button
          type="button"
          aria-label={`Report the name ${nickname}`}
          onClick={onReport}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk"
        >
          <Icon of={Flag} size={18} />
        </button>
      )}
    </li>
  )
}

function ReportSheet({ row, onClose }: { row: LeagueRow; onClose: () => void }) {
  const report = useAction('POST /api/leaderboard/names/:id/report', {
    onDone: () => {
      onClose()
      showToast('Thank you. They have another name now.', 'good')
    },
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title="Report this name"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button
            tone="danger"
            busy={report.isPending}
            onClick={() => report.mutate({ id: row.reportId ?? '' })}
          >
            Report it
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          Is “{row.nickname}” rude, hurtful or a real name? We replace it straight away with a name
          that we made. Nobody learns who reported it.
        </p>
        <FormMessage>{report.error?.message}</FormMessage>
      </div>
    </Sheet>
  )
}
