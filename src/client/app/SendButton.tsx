import { Share2 } from 'lucide-react'
import { Button, buttonClass, type Tone } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { deviceShares, sendByDevice, whatsAppLink } from './send.ts'

interface SendButtonProps {
  text: string
  /** Sent too, where the device can. */
  picture?: File | undefined
  /** What to do if sharing does not work. */
  otherwise: string
  tone?: Tone
}

/** Sends a text through the device's share sheet, or on WhatsApp where there is none. */
export function SendButton({ text, picture, otherwise, tone = 'quiet' }: SendButtonProps) {
  if (!deviceShares)
    return (
      <OutsideLink href={whatsAppLink(text)} className={buttonClass(tone)}>
        <Icon of={Share2} size={18} />
        Send on WhatsApp
      </OutsideLink>
    )
  return (
    <Button tone={tone} onClick={() => void sendByDevice(withPicture(text, picture), otherwise)}>
      <Icon of={Share2} size={18} />
      Share
    </Button>
  )
}

/** Some devices share texts but no files. */
function withPicture(text: string, picture: File | undefined): ShareData {
  const files = picture === undefined ? [] : [picture]
  return files.length > 0 && navigator.canShare?.({ files }) ? { text, files } : { text }
}
