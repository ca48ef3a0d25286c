import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import type { OwnBadge } from '#contract/badges.ts'
import { copyText } from '../app/send.ts'
import { ShareButton } from '../parts/sharing/ShareButton.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { badgeFormats, saveBadge, type BadgeFormat } from './badge-files.ts'
import { linkedInAddress, publicAddress } from './badge-links.ts'

/** Everything that takes a badge out of Upful. */
export function UseBadge({ badge }: { badge: OwnBadge }) {
  const address = publicAddress(badge.id)
  return (
    <div className="mt-4 flex flex-wrap gap-2 max-sm:*:flex-1">
      <ShareButton
        what={{ kind: 'badge', id: badge.id, title: badge.title, of: badge.kind }}
        of={badge.title}
        tone="quiet"
      />
      <Button
        tone="quiet"
        onClick={() =>
          void copyText(address, 'Link copied', 'Open its page, and copy the address.')
        }
      >
        <Icon of={Copy} size={18} />
        Copy link
      </Button>
      <Save badge={badge} />
      <OutsideLink href={linkedInAddress(badge)} className={buttonClass('quiet')}>
        Add to LinkedIn
      </OutsideLink>
    </div>
  )
}

function Save({ badge }: { badge: OwnBadge }) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState<BadgeFormat>()

  async function save(format: BadgeFormat) {
    setBusy(format)
    try {
      await saveBadge(badge, format)
      setOpen(false)
      showToast('The badge is in your downloads', 'good')
    } catch (error) {
      showToast(error instanceof Error ? error.message : 'It was not saved. Try again.', 'bad')
    }
    setBusy(undefined)
  }

  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Icon of={Download} size={18} />
        Save
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Save the badge">
        <p className="mb-3">
          Each of these has the signed badge in it. Choose the picture if you are not sure.
        </p>
        <div className="grid gap-2">
          {formats.map((format) => (
            <Button
              key={format}
              tone="quiet"
              busy={busy === format}
              onClick={() => void save(format)}
            >
              {badgeFormats[format]}
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  )
}

const formats: readonly BadgeFormat[] = ['png', 'svg', 'jwt']
