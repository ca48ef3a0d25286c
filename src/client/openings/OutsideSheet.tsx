import type { OpeningCard } from '#contract/openings.ts'
import { useSession } from '../app/session.ts'
import { buttonClass } from '../ui/Button.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { rememberVisit } from './visited-opening.ts'
import { NeverPay } from './NeverPay.tsx'

interface OutsideSheetProps {
  opening: OpeningCard
  url: string
  onClose: () => void
}

/** Shown before the link to an opening's own site. Afterwards a student is asked whether they applied. */
export function OutsideSheet({ opening, url, onClose }: OutsideSheetProps) {
  const session = useSession()

  function leave() {
    onClose()
    if (session.state !== 'signed-in' || session.user.role !== 'student') return
    const { id, title, company } = opening
    rememberVisit({ userId: session.user.id, id, title, company })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={opening.title}
      actions={
        <OutsideLink href={url} onClick={leave} className={buttonClass('main', 'text-center')}>
          Go to {hostOf(url)}
        </OutsideLink>
      }
    >
      <div className="grid gap-4">
        <p>
          {opening.company} takes applications on its own site. What you enter there is between you
          and them.
        </p>
        <NeverPay />
      </div>
    </Sheet>
  )
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? 'the site'
}
