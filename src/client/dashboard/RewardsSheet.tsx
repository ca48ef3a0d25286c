import { Sheet } from '../ui/Sheet.tsx'
import { RewardsList } from './RewardsList.tsx'

export function RewardsSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Rewards">
      <RewardsList />
    </Sheet>
  )
}
