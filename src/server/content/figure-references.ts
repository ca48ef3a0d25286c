import type { Authored, ContentReading } from './read-content.ts'
import type { ContentProblem, Path } from './source.ts'

/** Cards and questions with a figure that does not exist. */
export function unknownFigures(reading: ContentReading): ContentProblem[] {
  const known = new Set([...reading.figures.map(({ value }) => value.id), ...reading.broken])
  return mentionsIn(reading).flatMap(({ id, path, problem }) =>
    known.has(id) ? [] : [problem(path, `there is no figure ${id}`)],
  )
}

/** Figures that nobody would ever see. */
export function unusedFigures(reading: ContentReading): ContentProblem[] {
  const used = new Set(mentionsIn(reading).map(({ id }) => id))
  return reading.figures
    .filter(({ value }) => !used.has(value.id))
    .map(({ problem }) => problem([], 'no card and no question has this figure'))
}

interface FigureMention extends Pick<Authored<unknown>, 'problem'> {
  id: string
  path: Path
}

function mentionsIn({ courses, assessments, simulations }: ContentReading): FigureMention[] {
  return [...courses, ...assessments, ...simulations].flatMap(({ value, problem }) =>
    figuresAt(value).map((mention) => ({ ...mention, problem })),
  )
}

/** Only cards and questions have the field. */
function figuresAt(value: unknown, path: Path = []): { id: string; path: Path }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const inside = [...path, Array.isArray(value) ? Number(key) : key]
    return key === 'figure' && typeof inner === 'string'
      ? [{ id: inner, path: inside }]
      : figuresAt(inner, inside)
  })
}
