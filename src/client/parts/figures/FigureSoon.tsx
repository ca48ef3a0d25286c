import { Suspense } from 'react'
import { figureWidth, type LessonFigure } from '#domain/learning/figure.ts'
import { lazyPart } from '../../app/lazy-part.tsx'

const Drawing = lazyPart(() => import('./Drawing.tsx'), 'Drawing')

/** A figure, or until its code is here the place for it. */
export function FigureSoon({ figure }: { figure: LessonFigure }) {
  const space = { aspectRatio: `${figureWidth} / ${figure.height}` }
  return (
    <Suspense
      fallback={<div className={figure.isScene ? 'mb-4' : 'my-4 min-w-72'} style={space} />}
    >
      <Drawing figure={figure} />
    </Suspense>
  )
}
