import { useId } from 'react'
import { cvLayouts, type CvLayout } from '#domain/cv/cv.ts'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { layoutWords } from './cv-words.ts'

interface CvLookProps {
  layout: CvLayout
  onChange: (layout: CvLayout) => void
}

export function CvLook({ layout, onChange }: CvLookProps) {
  const label = useId()
  return (
    <section className="min-w-0">
      <h2 id={label} className="mb-3 text-xl">
        Layout
      </h2>
      <ChoiceGroup
        name="cv-layout"
        labelledBy={label}
        inARow
        value={layout}
        choices={cvLayouts.map((value) => ({ value, label: layoutWords[value].label }))}
        onChange={(value) => onChange(cvLayouts.find((each) => each === value) ?? layout)}
      />
      <p className="mt-2 text-sm text-ink-soft">{layoutWords[layout].hint}.</p>
    </section>
  )
}
