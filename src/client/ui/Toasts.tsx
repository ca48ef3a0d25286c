import { X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { hideToast, onToasts, shownToasts } from './toasts.ts'

const look = {
  plain: 'bg-ink text-sand',
  good: 'bg-leaf text-on-leaf',
  bad: 'bg-coral text-on-coral',
}

/** Where toasts appear. A popover, because an open dialog would cover anything less. */
export function Toasts() {
  const box = useRef<HTMLDivElement>(null)
  const toasts = useSyncExternalStore(onToasts, shownToasts, shownToasts)

  useEffect(() => {
    const element = box.current
    if (!element) return
    // Shown again for each change: the top layer puts the newest on top.
    if (element.matches(':popover-open')) element.hidePopover()
    if (toasts.length > 0) element.showPopover()
  }, [toasts])

  return (
    <>
      <div role="status" className="sr-only">
        {toasts.map((toast) => (
          <p key={toast.id}>{toast.text}</p>
        ))}
      </div>
      <div
        ref={box}
        popover="manual"
        className="inset-auto bottom-20 left-1/2 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 overflow-visible border-0 bg-transparent p-0 lg:bottom-6"
      >
        {toasts.map((toast) => (
          <div
            key={toast.id}
            className={classes(
              'rise mt-2 flex items-center gap-2 rounded-control py-1 pr-1 pl-4 font-semibold shadow-raised',
              look[toast.tone],
            )}
          >
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
        ))}
      </div>
    </>
  )
}
