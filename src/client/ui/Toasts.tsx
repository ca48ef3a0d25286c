import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { hideToast, shownToast } from './toasts.ts'
import { useStore } from './use-store.ts'

// Success is dark too: green would disappear on a green card.
const look = {
  plain: 'bg-ink text-sand',
  good: 'bg-ink text-sand',
  bad: 'bg-coral text-on-coral',
}

/** Shows the toast. A popover, because an open dialog covers everything else. */
export function Toasts() {
  const box = useRef<HTMLDivElement>(null)
  const toast = useStore(shownToast)

  useEffect(() => {
    const element = box.current
    if (!element) return
    // Reopened for each toast, to move it to the top of the top layer.
    if (element.matches(':popover-open')) element.hidePopover()
    if (toast) element.showPopover()
  }, [toast])

  return (
    <>
      <div role="status" className="sr-only">
        {toast && <p key={toast.id}>{toast.text}</p>}
      </div>
      <div
        ref={box}
        popover="manual"
        className="inset-auto top-16 left-1/2 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 overflow-visible border-0 bg-transparent p-0 lg:top-auto lg:bottom-[calc(var(--bar,0.75rem)+0.75rem)]"
      >
        {toast && (
          <div
            key={toast.id}
            className={classes(
              'rise flex items-center gap-2 rounded-control py-1 pr-1 pl-4 font-semibold shadow-raised',
              look[toast.tone],
            )}
          >
            {toast.tone === 'good' && <Icon of={Check} />}
            <span aria-hidden="true" className="py-2">
              {toast.text}
            </span>
            <button
              type="button"
              aria-label="Close message"
              onClick={() => hideToast(toast.id)}
              className="grid size-11 shrink-0 place-items-center rounded-control"
            >
              <Icon of={X} size={18} />
            </button>
          </div>
        )}
      </div>
    </>
  )
}
