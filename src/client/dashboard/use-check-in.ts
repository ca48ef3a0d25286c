import { useQueryClient } from '@tanstack/react-query'
import { apiQuery, useAction } from '../app/use-api.ts'
import { isApiError } from '../app/api.ts'
import { useIsUnsent } from '../app/unsent.ts'
import { showToast, withdrawToast } from '../ui/toasts.ts'

const failed = 'There was an error checking in.'

/** Today's check-in and its messages. */
export function useCheckIn() {
  const client = useQueryClient()
  const { mutate, isPending } = useAction('POST /api/check-in', {
    onDone: (answer) => {
      withdrawToast(failed)
      if (answer.kind === 'already-checked-in') return showToast("You've already checked in today!")
      const bonus = answer.bonus > 0 ? `, +${answer.bonus} bonus` : ''
      const freeze = answer.freezeEarned ? ' You earned a streak freeze!' : ''
      showToast(`Checked in: +${answer.xp} XP${bonus}.${freeze}`, 'good')
    },
  })

  async function afterFailure(error: Error) {
    if (isApiError(error, 'unsent'))
      return showToast('Not sent yet. Your check-in counts for the day it arrives.')
    showToast(failed, 'bad')
    // It may have counted even though the response was lost: ask the server, however fresh the page is.
    await client
      .fetchQuery({ ...apiQuery('GET /api/dashboard', {}), staleTime: 0 })
      .catch(() => showToast('Error checking check-in status', 'bad'))
  }

  return {
    checkIn: () => mutate({}, { onError: (error) => void afterFailure(error) }),
    checkingIn: isPending,
    waits: useIsUnsent('POST /api/check-in'),
  }
}
