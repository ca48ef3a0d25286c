import { Copy, MessageCircle, Share2 } from 'lucide-react'
import { copyText, deviceShares, sendByDevice, whatsAppLink } from '../../app/send.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { OutsideLink } from '../../ui/OutsideLink.tsx'

interface SendCodeProps {
  code: string
  /** The message that carries it, with what to do with it. */
  text: string
}

/** Sends a code to the person who is to type it. */
export function SendCode({ code, text }: SendCodeProps) {
  return (
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
        <Button tone="quiet" onClick={() => void sendByDevice({ text }, 'Copy the code instead.')}>
          <Icon of={Share2} size={18} />
          Share
        </Button>
      )}
    </div>
  )
}
