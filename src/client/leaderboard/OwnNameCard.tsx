import { useState } from 'react'
import type { JoinedLeaderboard } from '#contract/leaderboard.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { NameForm } from './NameForm.tsx'

/** What others call the student, and the way out. */
export function OwnNameCard({ board }: { board: JoinedLeaderboard }) {
  const [open, setOpen] = useState<'name' | 'leave'>()
  const close = () => setOpen(undefined)
  return (
    <Card title="Your nickname">
      <p className="mb-3 font-semibold wrap-anywhere">{board.nickname}</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" onClick={() => setOpen('name')}>
          Change it
        </Button>
        <Button tone="plain" onClick={() => setOpen('leave')}>
          Leave the leaderboard
        </Button>
      </div>
      {open === 'name' && (
        <Sheet open onClose={close} title="Change your nickname">
          {board.onlyMade && (
            <p className="mb-3">
              Somebody reported your last nickname, so please choose one of these.
            </p>
          )}
          <NameForm
            names={board.suggestions}
            onlyMade={board.onlyMade}
            action="Save"
            done="Saved"
            onDone={close}
          />
        </Sheet>
      )}
      {open === 'leave' && <LeaveSheet onClose={close} />}
    </Card>
  )
}

function LeaveSheet({ onClose }: { onClose: () => void }) {
  const leave = useAction('DELETE /api/leaderboard', {
    onDone: () => showToast('You left. Nothing about you is on the leaderboard.', 'good'),
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title="Leave the leaderboard?"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Stay
          </Button>
          <Button busy={leave.isPending} onClick={() => leave.mutate({})}>
            Leave
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          Your nickname, your places and your weeks here are deleted. Your XP, your level and your
          streak stay. You can join again whenever you like.
        </p>
        <FormMessage>{leave.error?.message}</FormMessage>
      </div>
    </Sheet>
  )
}
