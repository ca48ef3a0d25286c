import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { backCloses } from './back-closes.ts'
import { followBar } from './bar-height.ts'
import { MessageContainer } from './message-container.ts'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The row of buttons, always visible at the bottom. */
  actions?: ReactNode
}

/**
 * A native dialog: a bottom sheet on phones, a centred card on wider screens. It scrolls as a whole with
 * sticky bars, so that the keyboard scrolls it wherever the focus is.
 */
export function Sheet({ open, onClose, title, children, actions }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [messageContainer, setMessageContainer] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
    return open ? backCloses(() => dialog.current?.close()) : undefined
  }, [open])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      // In React, `close` events of a nested sheet bubble up to this one.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="sheet m-0 mt-auto max-h-[85dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card bg-card text-ink shadow-raised sm:m-auto sm:max-w-lg sm:rounded-card"
    >
      <div>
        <header className="sticky top-0 z-1 short:static flex items-center justify-between gap-4 bg-card py-2 pr-2 pl-5">
          <h2 id={heading} className="py-1.5 text-xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="grid size-11 place-items-center rounded-full hover:bg-sunk"
          >
            <X aria-hidden="true" />
          </button>
        </header>
        <MessageContainer value={messageContainer}>
          <div className="px-5 pb-5">{open && children}</div>
        </MessageContainer>
        {open && actions && (
          <footer
            ref={followBar}
            className="sticky bottom-0 z-1 short:static border-t border-line bg-card px-5 py-3"
          >
            <div ref={setMessageContainer} />
            <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">{actions}</div>
          </footer>
        )}
      </div>
    </dialog>
  )
}
