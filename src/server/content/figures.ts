import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { figureSchema } from '#domain/learning/figure-schema.ts'
import { figureWidth, type LessonFigure } from '#domain/learning/figure.ts'
import { drawingProblems, isScene } from './drawing.ts'
import type { Authored, FolderReading } from './read-content.ts'
import type { ContentProblem } from './source.ts'

/** On prepaid data: what one figure may weigh when it travels. */
const maxBytes = 6000

/** `figures/*.svg`: one drawing per file, with its title and its description in it. */
export function figuresIn({
  folder,
  problems,
  broken,
}: Pick<FolderReading, 'folder' | 'problems' | 'broken'>): Authored<LessonFigure>[] {
  const names = existsSync(join(folder, 'figures')) ? readdirSync(join(folder, 'figures')) : []
  return names.toSorted().flatMap((name) => {
    const file = `content/figures/${name}`
    const svg = readFileSync(join(folder, 'figures', name), 'utf8')
    const figure = figureFrom(basename(name, '.svg'), svg)
    const found = problemsOf(svg, figure).map(({ line, message }) => ({ file, line, message }))
    problems.push(...found)
    if (found.length > 0 || figure === null) {
      broken.add(basename(name, '.svg'))
      return []
    }
    const problem = (_path: unknown, message: string): ContentProblem => ({
      file,
      line: 1,
      message,
    })
    return [{ value: figure, problem }]
  })
}

function figureFrom(id: string, svg: string): LessonFigure | null {
  const part = (name: string) =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(svg)?.[1]?.replace(/\s+/g, ' ').trim()
  const { data } = figureSchema.safeParse({
    id,
    title: plain(part('title')),
    description: plain(part('desc')),
    height: Number(new RegExp(`viewBox="0 0 ${figureWidth} (\\d+)"`).exec(svg)?.[1]),
    ...(isScene(svg) && { isScene: true }),
  })
  return data ?? null
}

/** The three signs that XML cannot hold in a text. */
function plain(text: string | undefined): string | undefined {
  return text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function problemsOf(svg: string, figure: LessonFigure | null) {
  const bytes = gzipSync(svg).length
  return [
    ...drawingProblems(svg),
    ...(figure === null
      ? [
          {
            line: 1,
            message: `a figure is called in lower-case words joined by hyphens, has viewBox="0 0 ${figureWidth} <height>", a <title> and a <desc>`,
          },
        ]
      : []),
    ...(bytes > maxBytes
      ? [{ line: 1, message: `a figure weighs at most ${maxBytes} bytes compressed, not ${bytes}` }]
      : []),
  ]
}
