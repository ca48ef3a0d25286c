import { Copy, MessageCircle, Share2 } from 'lucide-react'
import { copyText, deviceShares, sendByDevice, whatsAppLink } from '../app/send.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { handOverText, stepsFor, type OtherRole } from './hand-over.ts'

export type { OtherRole }

/** Helps the user send a code to the other person, with the steps that person follows. */
export function HandOver({ code, otherRole }: { code: string; otherRole: OtherRole }) {
  const text = handOverText(code, otherRole, location.origin)
  return (
    <div className="grid gap-3">
      <ol className="grid list-decimal gap-1 pl-5">
        {stepsFor(otherRole, location.origin).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button
          tone="quiet"
          onClick={() => void copyText(code, 'Code copied', 'Write the code down.')}
        >
          <Icon of={Copy} size={18} />
          Copy code
        </Button>
        <OutsideLink href={whatsAppLink(text)} className={buttonClass('quiet')}>
          <Icon of={MessageCircle} size={18} />
          Send on WhatsApp
        </OutsideLink>
        {deviceShares && (
          <Button
            tone="quiet"
            onClick={() => void sendByDevice({ text }, 'Copy the code instead.')}
          >
            <Icon of={Share2} size={18} />
            Share
          </Button>
        )}
      </div>
    </div>
  )
}
