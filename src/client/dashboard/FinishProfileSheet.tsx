import { useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { FinishSteps } from './FinishSteps.tsx'

export function FinishProfileSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Finish your profile">
      <FinishProfile onSaved={onClose} />
    </Sheet>
  )
}

function FinishProfile({ onSaved }: { onSaved: () => void }) {
  const query = useApi('GET /api/profile', {})
  return (
    <Loaded query={query}>
      {({ fields }) => <FinishSteps fields={fields} onSaved={onSaved} />}
    </Loaded>
  )
}
