import type { CvPlace } from './findings.ts'
import type { LaidCv } from './page-layout.ts'
import type { CvSectionId } from './sections.ts'

interface LongSection {
  place: CvPlace
  words: string
  lines: number
}

/** The section that takes most lines, of those that the student can shorten. */
export function longestSection({ pages }: LaidCv): LongSection | undefined {
  const lines = new Map<CvSectionId, number>()
  for (const { section, role, texts } of pages.flat()) {
    if (section === 'head' || role === 'H2') continue
    const heights = new Set(texts.map(({ y }) => y))
    lines.set(section, (lines.get(section) ?? 0) + heights.size)
  }
  const [longest] = [...lines].toSorted(([, one], [, other]) => other - one)
  if (longest === undefined) return undefined
  const [id, count] = longest
  return { ...places[id], lines: count }
}

const places: Readonly<Record<CvSectionId, Omit<LongSection, 'lines'>>> = {
  summary: { place: 'summary', words: 'your profile' },
  experience: { place: 'experience', words: 'your experience' },
  education: { place: 'education', words: 'your education' },
  shown: { place: 'skills', words: 'what you showed on Upful, where you can leave things out' },
  skills: { place: 'skills', words: 'your other skills' },
  papers: { place: 'skills', words: 'your papers' },
  referees: { place: 'referees', words: 'your referees' },
}
