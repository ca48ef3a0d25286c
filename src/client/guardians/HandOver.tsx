import { Copy, MessageCircle, Share2 } from 'lucide-react'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { showToast } from '../ui/toasts.ts'
import { handOverText, stepsFor, whatsAppLink, type OtherRole } from './hand-over.ts'

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
        <Button tone="quiet" onClick={() => void copy(code)}>
          <Icon of={Copy} size={18} />
          Copy code
        </Button>
        <OutsideLink href={whatsAppLink(text)} className={buttonClass('quiet')}>
          <Icon of={MessageCircle} size={18} />
          Send on WhatsApp
        </OutsideLink>
        {'share' in navigator && (
          <Button tone="quiet" onClick={() => void share(text)}>
            <Icon of={Share2} size={18} />
            Share
          </Button>
        )}
      </div>
    </div>
  )
}

async function copy(code: string) {
  try {
    await navigator.clipboard.writeText(code)
    showToast('Code copied', 'good')
  } catch {
    showToast('This browser does not let us copy. Write the code down.', 'bad')
  }
}

async function share(text: string) {
  try {
    await navigator.share({ text })
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (error instanceof Error && error.name === 'AbortError') return
    showToast('Sharing did not work. Copy the code instead.', 'bad')
  }
}
