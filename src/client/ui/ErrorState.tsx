import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

interface ErrorStateProps {
  title?: string
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

/** Says what went wrong and offers a retry. */
export function ErrorState({
  title = 'Something went wrong',
  children,
  onRetry,
  retrying,
}: ErrorStateProps) {
  return (
    <div
      ref={passFocusOn}
      role="alert"
      className="grid justify-items-center gap-3 rounded-card bg-coral-soft px-4 py-6 text-center"
    >
      <p className="font-bold">{title}</p>
      {children && <div className="prose-width">{children}</div>}
      {onRetry && (
        <Button tone="quiet" onClick={onRetry} busy={retrying ?? false}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** When the error goes away with the focus in it, the focus moves to what surrounds it, not to the top of the page. */
function passFocusOn(element: HTMLElement | null) {
  return () => {
    const around = element?.parentElement
    if (!around || !element.contains(document.activeElement)) return
    around.tabIndex = -1
    around.focus({ preventScroll: true })
  }
}
