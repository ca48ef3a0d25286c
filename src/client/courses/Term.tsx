import { useEffect, useId, useRef, useState } from 'react'

interface TermProps {
  meaning: string
  children: string
}

/** A hard word in a text; its meaning opens in place. The nearest positioned element holds it. */
export function Term({ meaning, children }: TermProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    panel.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])
  return (
    <span ref={box}>
      <button
        type="button"
        data-term=""
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="text-left underline decoration-dotted underline-offset-3"
      >
        {children}
      </button>
      {isOpen && (
        <span
          ref={panel}
          id={id}
          data-silent=""
          className="absolute inset-x-0 z-5 mt-1 block scroll-mb-[50dvh] rounded-control border border-sea bg-sea-soft px-4 py-3 text-base font-normal shadow-raised"
        >
          {meaning}
        </span>
      )}
    </span>
  )
}
