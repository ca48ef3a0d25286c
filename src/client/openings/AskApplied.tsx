import { useSession } from '../app/session.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { visitedOpening, rememberVisit } from './visited-opening.ts'
import { useStore } from '../ui/use-store.ts'

/** After a visit to an opening's own site, asks whether the student applied. */
export function AskApplied() {
  const session = useSession()
  const opening = useStore(visitedOpening)
  const done = () => rememberVisit(null)
  const { mutate, isPending } = useAction('POST /api/applications/outside', {
    onDone: ({ xp }) => {
      done()
      showToast(`Well done. We added it to your applications.${xp > 0 ? ` +${xp} XP` : ''}`, 'good')
    },
  })
  const own = session.state === 'signed-in' && session.user.id === opening?.userId
  if (!opening || !own) return null

  const apply = () =>
    mutate({ opportunityId: opening.id }, { onError: (error) => showToast(error.message, 'bad') })
  return (
    <Sheet
      open
      onClose={done}
      title="Did you apply?"
      actions={
        <>
          <Button tone="quiet" onClick={done}>
            Not yet
          </Button>
          <Button busy={isPending} onClick={apply}>
            Yes, I applied
          </Button>
        </>
      }
    >
      <p>
        You went to the site for <strong>{opening.title}</strong> at {opening.company}. If you
        applied, we will keep it in your applications so that you can follow up.
      </p>
    </Sheet>
  )
}
