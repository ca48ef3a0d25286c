import type { Cv } from './cv.ts'
import { wordsOfCv, type CvPart } from './sections.ts'

/** The CV as text without any layout, to paste into LMIS or WhatsApp. */
export function plainTextOfCv(cv: Cv): string {
  const { name, headline, contact, sections } = wordsOfCv(cv)
  const head = [name.toUpperCase(), headline, contact.join(' | ')]
  const blocks = sections.map(({ title, parts }) =>
    [title.toUpperCase(), ...parts.flatMap(linesOf)].join('\n'),
  )
  return `${[head.filter((line) => line !== '').join('\n'), ...blocks].join('\n\n')}\n`
}

function linesOf(part: CvPart): string[] {
  if (part.kind === 'text') return [part.text]
  if (part.kind === 'badge') return [part.text, part.link]
  const points = part.points.map((point) => `- ${point}`)
  if (part.kind === 'points') return points
  const title = [part.title, part.place].filter((text) => text !== '').join(', ')
  return [part.dates === '' ? title : `${title} (${part.dates})`, ...points]
}
