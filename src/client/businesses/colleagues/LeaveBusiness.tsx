import { useState } from 'react'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx'

export function LeaveBusiness({ business }: { business: string }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useAction('POST /api/business/leave', {
    onDone: () => showToast(`You left ${business}`),
  })
  return (
    <>
      <Button tone="plain" onClick={() => setAsking(true)} className="mt-3 -ml-3 px-3">
        Leave {business}
      </Button>
      {asking && (
        <ConfirmSheet
          title={`Leave ${business}?`}
          action="Leave"
          busy={isPending}
          error={error?.message}
          onConfirm={() => mutate({})}
          onClose={() => setAsking(false)}
        >
          You reach nothing of it any more, and its owner is told. Your own account stays.
        </ConfirmSheet>
      )}
    </>
  )
}
