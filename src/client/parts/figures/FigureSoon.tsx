import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { figureWidth, type LessonFigure } from '#domain/learning/figure.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { savesData } from '../../app/offline/data-saver.ts'
import { Button } from '../../ui/Button.tsx'

const Drawing = lazyPart(() => import('./Drawing.tsx'), 'Drawing')

interface FigureSoonProps {
  figure: LessonFigure
  /** What lies over the drawing, placed in per cent of it. */
  children?: ReactNode
}

/** A figure, or until its code is here the place for it. Somebody who saves data gets it with a tap. */
export function FigureSoon({ figure, children }: FigureSoonProps) {
  const [isWanted, setWanted] = useState(() => !savesData())
  const space = { aspectRatio: `${figureWidth} / ${figure.height}` }
  if (!isWanted)
    return (
      <div className="my-4 rounded-control border border-line bg-card p-4">
        <p className="mb-3">{figure.description}</p>
        <Button tone="quiet" onClick={() => setWanted(true)}>
          Show the drawing: {figure.title}
        </Button>
      </div>
    )
  return (
    <Suspense
      fallback={<div className={figure.isScene ? 'mb-4' : 'my-4 min-w-72'} style={space} />}
    >
      <Drawing figure={figure}>{children}</Drawing>
    </Suspense>
  )
}
