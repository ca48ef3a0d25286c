import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../app/lazy-part.tsx'
import { OnDemand } from '../../app/OnDemand.tsx'
import { Button, type Tone } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Shareable } from './shareable.ts'

const ShareCardSheet = lazyPart(() => import('./ShareCardSheet.tsx'), 'ShareCardSheet')

interface ShareButtonProps {
  what: Shareable
  /** Read after "Share", where a page has more than one of these. */
  of?: string
  /** Instead of "Share". */
  label?: string
  tone?: Tone
  className?: string
}

/** Opens what a student can send to others about this, with a picture for it. */
export function ShareButton({
  what,
  of,
  label = 'Share',
  tone = 'plain',
  className,
}: ShareButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        tone={tone}
        className={className}
        aria-label={of && `${label}: ${of}`}
        onClick={() => setOpen(true)}
      >
        <Icon of={Share2} size={18} />
        {label}
      </Button>
      {open && (
        <OnDemand>
          <ShareCardSheet what={what} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </>
  )
}
