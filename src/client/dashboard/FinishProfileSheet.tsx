import { useApi } from '../app/use-api.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { FinishSteps } from './FinishSteps.tsx'

export function FinishProfileSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Finish your profile">
      <FinishProfile onSaved={onClose} />
    </Sheet>
  )
}

function FinishProfile({ onSaved }: { onSaved: () => void }) {
  const { data, error, refetch } = useApi('GET /api/profile', {})
  if (data) return <FinishSteps fields={data.fields} onSaved={onSaved} />
  return error ? (
    <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
  ) : (
    <Spinner />
  )
}
