import { Fragment, type ReactNode } from 'react'
import { linesWithGaps } from './exercise-part.ts'
import { Mark } from '../parts/learning/Mark.tsx'

interface GapTextProps {
  text: string
  marks: readonly boolean[] | null
  /** What is in the place of a gap, with the border of its mark. */
  gap: (index: number, border: string) => ReactNode
}

/** The text line by line, with something in the place of each gap. */
export function GapText({ text, marks, gap }: GapTextProps) {
  return (
    <div className="grid grid-cols-1 gap-2 rounded-card border border-line bg-card p-4">
      {linesWithGaps(text).map(({ texts, firstGap }) => (
        <p key={firstGap + texts.join('_')} className={texts.length > 1 ? 'leading-12' : ''}>
          {texts.map((before, index) => {
            const mark = marks?.[firstGap + index - 1]
            return (
              <Fragment key={index}>
                {index > 0 && (
                  <span className="inline-flex items-center gap-1 align-middle">
                    {gap(firstGap + index - 1, borderOf(mark))}
                    <Mark right={mark} />
                  </span>
                )}
                {before}
              </Fragment>
            )
          })}
        </p>
      ))}
    </div>
  )
}

function borderOf(right: boolean | undefined): string {
  if (right === undefined) return 'border border-edge'
  return right ? 'border-2 border-leaf' : 'border-2 border-coral'
}
