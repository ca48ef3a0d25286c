import { use, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { focusInvalid } from './focus-invalid.ts'
import { MessagePlace } from './message-place.ts'

/**
 * An error of the whole form, announced when it appears. It is shown above the buttons that are always
 * visible, if there are any; otherwise it is scrolled into view. An invalid field gets the focus.
 */
export function FormMessage({ children }: { children: string | undefined }) {
  const bar = use(MessagePlace)
  const place = useRef<HTMLSpanElement>(null)
  const said = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!children || focusInvalid(place.current?.closest('form, dialog, article'))) return
    said.current?.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [children])

  const message = (
    <div ref={said} role="alert" className="contents">
      {children && (
        <p
          className={classes(
            'scroll-my-24 rounded-control bg-coral-soft px-4 py-3 font-semibold text-coral',
            bar && 'mb-3',
          )}
        >
          {children}
        </p>
      )}
    </div>
  )
  return (
    <>
      <span ref={place} hidden />
      {bar ? createPortal(message, bar) : message}
    </>
  )
}
