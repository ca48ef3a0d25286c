import { use, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { focusInvalid } from './focus-invalid.ts'
import { MessageContainer } from './message-container.ts'

/**
 * An error of the whole form, announced when it appears. It is shown above the buttons that are always
 * visible, if there are any; otherwise it is scrolled into view. An invalid field gets the focus.
 */
export function FormMessage({ children }: { children: string | undefined }) {
  const container = use(MessageContainer)
  const marker = useRef<HTMLSpanElement>(null)
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!children || focusInvalid(marker.current?.closest('form, dialog, article'))) return
    alert.current?.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [children])

  const message = (
    <div ref={alert} role="alert" className="contents">
      {children && (
        <p
          className={classes(
            'scroll-my-24 rounded-control bg-coral-soft px-4 py-3 font-semibold text-coral',
            container && 'mb-3',
          )}
        >
          {children}
        </p>
      )}
    </div>
  )
  return (
    <>
      <span ref={marker} hidden />
      {container ? createPortal(message, container) : message}
    </>
  )
}
