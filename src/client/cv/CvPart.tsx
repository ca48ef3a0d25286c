import type { ReactNode } from 'react'
import type { CvPlace } from '#domain/cv/findings.ts'
import { Chip } from '../ui/Chip.tsx'
import { placeWords } from './cv-words.ts'

interface CvPartProps {
  place: CvPlace
  isOpen: boolean
  /** How many things must be changed in it. */
  toMend: number
  onOpen: () => void
  children: ReactNode
}

/** One part of the form; on a phone one is open at a time. */
export function CvPart({ place, isOpen, toMend, onOpen, children }: CvPartProps) {
  return (
    <details
      open={isOpen}
      name="cv-part"
      data-part={place}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isOpen) onOpen()
      }}
      className="min-w-0 rounded-card border border-line bg-card shadow-raised"
    >
      <summary className="flex min-h-14 cursor-pointer scroll-mt-20 items-center justify-between gap-3 px-4 py-3 sm:px-5">
        <h2 className="text-xl">{placeWords[place]}</h2>
        {toMend > 0 && <Chip tone="coral">{toMend} to change</Chip>}
      </summary>
      <div className="px-4 pb-5 sm:px-5">{children}</div>
    </details>
  )
}
