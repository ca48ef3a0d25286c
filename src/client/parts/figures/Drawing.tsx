import type { ReactNode } from 'react'
import { figureWidth, type LessonFigure } from '#domain/learning/figure.ts'
import { drawings } from './drawings.ts'

/** A figure with its title below, and what it shows in words for those who want them; a scene has neither. */
export function Drawing({ figure, children }: { figure: LessonFigure; children?: ReactNode }) {
  const { id, title, description, height, isScene } = figure
  if (isScene)
    return (
      <svg
        role="img"
        aria-label={description}
        viewBox={`0 0 ${figureWidth} ${height}`}
        className="place-mandeville mb-4 block w-full rounded-card"
      >
        <use href={`${drawings[id]}#scene`} />
      </svg>
    )
  return (
    <figure className="my-4 max-w-lg">
      <div
        role="region"
        aria-label={`Figure: ${title}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with large text it scrolls sideways
        tabIndex={0}
        className="overflow-x-auto rounded-control border border-line bg-card"
      >
        <div className="relative min-w-72">
          <svg
            role="img"
            aria-label={description}
            viewBox={`0 0 ${figureWidth} ${height}`}
            className="block w-full text-ink"
          >
            <use href={`${drawings[id]}#figure`} />
          </svg>
          {children}
        </div>
      </div>
      <figcaption className="mt-1 text-sm text-ink-soft">
        <details>
          <summary className="flex min-h-11 items-center justify-between gap-3">
            <span className="font-semibold">{title}</span>
            <span className="shrink-0 text-sea underline underline-offset-3">In words</span>
          </summary>
          <p className="pb-2 text-base">{description}</p>
        </details>
      </figcaption>
    </figure>
  )
}
