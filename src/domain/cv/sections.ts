import {
  shownBadge,
  shownFacts,
  type Cv,
  type CvBadge,
  type CvLayout,
  type ProvenFact,
  type ProvenKind,
} from './cv.ts'
import { dateInWords, periodInWords } from './cv-dates.ts'

/** A piece of a section: an entry with its lines, a text, points, or a badge with its QR code. */
export type CvPart =
  | { kind: 'entry'; title: string; dates: string; place: string; points: string[] }
  | { kind: 'text'; text: string }
  | { kind: 'points'; points: string[] }
  | { kind: 'badge'; text: string; link: string; code: readonly string[] }

export const sectionIds = [
  'summary',
  'experience',
  'education',
  'shown',
  'skills',
  'papers',
  'referees',
] as const
export type CvSectionId = (typeof sectionIds)[number]

export interface CvSection {
  id: CvSectionId
  title: string
  parts: CvPart[]
}

/** The words of a CV in the order in which they are read: the page, the PDF and the plain text all show these. */
export interface CvWords {
  name: string
  headline: string
  /** How to reach them, and where they live. */
  contact: string[]
  sections: CvSection[]
}

export function wordsOfCv(cv: Cv): CvWords {
  const { name, headline, email, phone, place, layout } = cv.document
  const sections = { ...typedSections(cv), ...provenSections(cv) }
  return {
    name,
    headline,
    contact: [place, phone, email].filter((text) => text !== ''),
    sections: orders[layout]
      .map((id) => ({ id, title: titles[id], parts: sections[id] }))
      .filter(({ parts }) => parts.length > 0),
  }
}

/** Section titles, as an employer in Jamaica expects them. */
const titles: Readonly<Record<CvSectionId, string>> = {
  summary: 'Profile',
  experience: 'Experience',
  education: 'Education and training',
  shown: 'Skills shown on Upful',
  skills: 'Other skills',
  papers: 'Ready for work',
  referees: 'Referees',
}

const usual: readonly CvSectionId[] = [
  'summary',
  'experience',
  'education',
  'shown',
  'skills',
  'papers',
  'referees',
]
const skillsFirst: readonly CvSectionId[] = [
  'summary',
  'shown',
  'skills',
  'experience',
  'education',
  'papers',
  'referees',
]

const orders: Readonly<Record<CvLayout, readonly CvSectionId[]>> = {
  classic: usual,
  simple: usual,
  'skills-first': skillsFirst,
  compact: usual,
}

type Parts = Record<CvSectionId, CvPart[]>

function typedSections({
  document,
}: Cv): Pick<Parts, 'summary' | 'experience' | 'education' | 'skills' | 'referees'> {
  const { summary, experience, education, certificates, skills, languages, referees } = document
  const spoken = languages.length === 0 ? [] : [`Languages: ${languages.join(', ')}`]
  return {
    summary: textPart(summary),
    experience: experience.map((entry) => ({
      kind: 'entry',
      title: entry.role,
      dates: periodInWords(entry),
      place: entry.place,
      points: entry.lines,
    })),
    education: [
      ...education.map((entry): CvPart => ({
        kind: 'entry',
        title: entry.school || entry.course,
        dates: periodInWords(entry),
        place: entry.school === '' ? '' : entry.course,
        points: entry.lines,
      })),
      ...pointsPart(
        certificates.map(({ name, issuer, date }) => joined([name, issuer, dateInWords(date)])),
      ),
    ],
    skills: pointsPart([...(skills.length === 0 ? [] : [skills.join(', ')]), ...spoken]),
    referees: referees.map((referee) => ({
      kind: 'text',
      text: joined([referee.name, referee.role, referee.phone, referee.email]),
    })),
  }
}

function provenSections(cv: Cv): Pick<Parts, 'shown' | 'papers'> {
  const facts = shownFacts(cv)
  const of = (kind: ProvenKind) => facts.filter((fact) => fact.kind === kind)
  const papers = of('paper').map(({ text }) => text)
  return {
    shown: [
      ...pointsPart(
        (['simulation', 'skill', 'project', 'course'] as const).flatMap((kind) =>
          of(kind).map(provenLine),
        ),
      ),
      ...badgePart(shownBadge(cv)),
    ],
    papers: papers.length === 0 ? [] : textPart(`I have: ${papers.join(', ')}.`),
  }
}

const provenWords: Readonly<Record<'project' | 'course', string>> = {
  project: 'Project rated by a mentor',
  course: 'Course',
}

function provenLine({ kind, text, date }: ProvenFact): string {
  const when = date === '' ? '' : ` (${dateInWords(date)})`
  if (kind === 'project' || kind === 'course') return `${provenWords[kind]}: ${text}${when}`
  return text
}

/** Somebody on paper scans it, and others follow or type the link. */
function badgePart(badge: CvBadge | undefined): CvPart[] {
  if (badge === undefined) return []
  const { title, link, code } = badge
  return [{ kind: 'badge', text: `Signed badge: ${title}. Check that it is real:`, link, code }]
}

function textPart(text: string): CvPart[] {
  return text === '' ? [] : [{ kind: 'text', text }]
}

function pointsPart(points: string[]): CvPart[] {
  return points.length === 0 ? [] : [{ kind: 'points', points }]
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(', ')
}
