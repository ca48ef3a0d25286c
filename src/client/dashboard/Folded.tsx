import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'

/** Folds a long section above a tab, which would push the tab off a phone's screen. */
export function Folded({ folded, children }: { folded: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!folded) return children
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center justify-between gap-3 rounded-card border border-line bg-card px-4 font-bold shadow-raised"
      >
        Your day
        <Icon of={ChevronDown} className={classes(open && 'rotate-180')} />
      </button>
      <div id={id} hidden={!open} className="grid grid-cols-1 gap-4 [&[hidden]]:hidden">
        {open && children}
      </div>
    </>
  )
}
