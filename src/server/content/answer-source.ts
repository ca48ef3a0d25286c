import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { detailFrom } from '#domain/guide/answer-details.ts'
import { yamlSource } from './source.ts'
import type { ContentSource, Path } from './source.ts'

/**
 * One written answer: its front matter, its text, and below their headings the parts and then the details, whose headings
 * are questions. The file's name is its id.
 */
export function readAnswerSource(folder: string, name: string): ContentSource {
  const file = `content/${name}`
  const lines = readFileSync(join(folder, name), 'utf8').split(/\r?\n/)
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) {
    const problem = { file, line: 1, message: 'begin with what is known about it, between two ---' }
    return { file, value: null, problems: [problem], lineOf: () => 1 }
  }
  // The first line is counted too, so that the lines are those of the file.
  const front = yamlSource(file, ['', ...lines.slice(1, end)].join('\n'))
  const texts = textsBelow(lines, end + 1)
  const [answer, ...sections] = texts
  const parts = sections.filter(({ heading }) => !heading.endsWith('?'))
  const details = sections.filter(({ heading }) => heading.endsWith('?'))
  const known = typeof front.value === 'object' ? front.value : {}
  return {
    file,
    value: {
      ...known,
      id: basename(name, '.md'),
      group: basename(dirname(name)),
      answer: answer?.text ?? '',
      ...(parts.length === 0
        ? {}
        : { parts: Object.fromEntries(parts.map(({ heading, text }) => [heading, text])) }),
      ...(details.length === 0
        ? {}
        : { details: details.map(({ heading, text }) => detailFrom(heading, text)) }),
    },
    problems: [...front.problems, ...repeatedHeadings(file, sections)],
    lineOf: (path) => lineIn(path, { answer, parts, details }) ?? front.lineOf(path),
  }
}

interface TextBelow {
  /** Empty for the answer itself. */
  heading: string
  text: string
  line: number
}

/** The texts below the front matter: the answer, then one for each heading. */
function textsBelow(lines: readonly string[], from: number): TextBelow[] {
  const texts: { heading: string; lines: string[]; line: number }[] = [
    { heading: '', lines: [], line: from + 1 },
  ]
  for (const [index, line] of lines.entries()) {
    if (index < from) continue
    const heading = /^##\s+(.*\S)\s*$/.exec(line)?.[1]
    if (heading === undefined) texts.at(-1)?.lines.push(line)
    else texts.push({ heading, lines: [], line: index + 2 })
  }
  return texts.map(({ heading, lines: below, line }) => {
    const blank = below.findIndex((text) => text.trim() !== '')
    return { heading, text: below.join('\n').trim(), line: line + Math.max(0, blank) }
  })
}

interface Sections {
  answer: TextBelow | undefined
  parts: readonly TextBelow[]
  details: readonly TextBelow[]
}

function lineIn([field, place]: Path, { answer, parts, details }: Sections): number | undefined {
  if (field === 'answer') return answer?.line
  if (field === 'details') return details[Number(place ?? 0)]?.line
  if (field !== 'parts') return undefined
  const part = parts.find(({ heading }) => heading === place)
  return part?.line ?? (parts[0] && parts[0].line - 1)
}

function repeatedHeadings(file: string, sections: readonly TextBelow[]) {
  return sections
    .filter(
      ({ heading }, index) => sections.findIndex((other) => other.heading === heading) < index,
    )
    .map(({ heading, line }) => ({
      file,
      line: line - 1,
      message: `there are two parts or details ${heading}`,
    }))
}
