import type { HelpCard as Help } from '#domain/safety/help-card.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { HelpCard } from './HelpCard.tsx'

export function HelpSheetInside({ help, onClose }: { help: Help; onClose: () => void }) {
  return (
    <Sheet
      open
      onClose={onClose}
      title="People you can talk to"
      actions={
        <Button tone="quiet" onClick={onClose}>
          Back to what I wrote
        </Button>
      }
    >
      <HelpCard help={help} />
    </Sheet>
  )
}
