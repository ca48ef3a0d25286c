export const cvLayouts = ['classic', 'simple', 'skills-first', 'compact'] as const
export type CvLayout = (typeof cvLayouts)[number]

/** Paid work, and everything else that somebody did: church, a club, a relative's shop. */
export const experienceKinds = ['job', 'unpaid'] as const

export interface CvExperience {
  kind: (typeof experienceKinds)[number]
  role: string
  place: string
  /** 'YYYY', 'YYYY-MM' or empty. */
  from: string
  /** Empty: it goes on. */
  to: string
  /** What they did, a line each. */
  lines: string[]
}

export interface CvEducation {
  school: string
  course: string
  from: string
  to: string
  lines: string[]
}

export interface CvCertificate {
  name: string
  issuer: string
  date: string
}

export interface CvReferee {
  name: string
  role: string
  phone: string
  email: string
}

/** What a student writes in one version of their CV. What Upful proves is not in it: that is read when it is shown. */
export interface CvDocument {
  layout: CvLayout
  name: string
  /** The work that they look for. */
  headline: string
  summary: string
  email: string
  phone: string
  /** A parish or a town. */
  place: string
  experience: CvExperience[]
  education: CvEducation[]
  certificates: CvCertificate[]
  /** What they say they can do. */
  skills: string[]
  languages: string[]
  referees: CvReferee[]
  /** The ids of proven facts that this version leaves out. */
  leftOut: string[]
  /** The id of the badge that this version shows; empty for none. */
  badge: string
}

export const provenKinds = ['skill', 'course', 'project', 'simulation', 'paper'] as const
export type ProvenKind = (typeof provenKinds)[number]

/** A fact from Upful: shown there, or for a paper ticked by the student in their checklist. */
export interface ProvenFact {
  /** Such as 'skill:budgeting'. */
  id: string
  kind: ProvenKind
  text: string
  /** 'YYYY-MM'; empty where the day says nothing. */
  date: string
}

/** A badge whose public page shows the name, so that a CV may lead there. */
export interface CvBadge {
  id: string
  title: string
  /** The address of its page, in full. */
  link: string
  /** The QR code of the link: a text a row, with a 1 where it is black. */
  code: string[]
}

/** One version of a CV as it is shown: what the student wrote, and what is proven. */
export interface Cv {
  document: CvDocument
  proven: ProvenFact[]
  /** The badges that the student can choose from. */
  badges: CvBadge[]
}

export const emptyCv: CvDocument = {
  layout: 'classic',
  name: '',
  headline: '',
  summary: '',
  email: '',
  phone: '',
  place: '',
  experience: [],
  education: [],
  certificates: [],
  skills: [],
  languages: [],
  referees: [],
  leftOut: [],
  badge: '',
}

/** Longest texts, in characters. */
export const cvLength = { short: 120, line: 300, summary: 600 } as const
/** Most entries of each list. */
export const cvMost = { entries: 12, lines: 12, words: 30, leftOut: 200 } as const
/** Most versions of one student. */
export const keptCvs = 12

/** A gap that a sample leaves for the student to fill. */
export const gap = '___'

/** The facts that this version shows. */
export function shownFacts({ document, proven }: Cv): ProvenFact[] {
  return proven.filter(({ id }) => !document.leftOut.includes(id))
}

/** The badge that this version shows, as long as its page shows the name. */
export function shownBadge({ document, badges }: Cv): CvBadge | undefined {
  return badges.find(({ id }) => id === document.badge)
}

/** Without spaces around texts, and without empty lines and entries. */
export function tidyCv(document: CvDocument): CvDocument {
  return {
    ...trimmed(document),
    layout: document.layout,
    experience: document.experience.map(trimmedEntry).filter(isWritten),
    education: document.education.map(trimmedEntry).filter(isWritten),
    certificates: document.certificates.map(trimmed).filter(isWritten),
    skills: written(document.skills),
    languages: written(document.languages),
    referees: document.referees.map(trimmed).filter(isWritten),
    leftOut: [...new Set(document.leftOut)],
  }
}

/** Every text of it that the student wrote, to be read by rules. */
export function textsOfCv(document: CvDocument): string[] {
  const { headline, summary, place, experience, education, certificates } = document
  return written([
    headline,
    summary,
    place,
    ...experience.flatMap((entry) => [entry.role, entry.place, ...entry.lines]),
    ...education.flatMap((entry) => [entry.school, entry.course, ...entry.lines]),
    ...certificates.flatMap((entry) => [entry.name, entry.issuer]),
    ...document.skills,
    ...document.languages,
    ...document.referees.map(({ role }) => role),
  ])
}

/** A draft from another time may have another shape: whether everything is there that `emptyCv` has. */
export function isCvDocument(value: unknown): value is CvDocument {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(emptyCv).every(([key, empty]) => {
    const own: unknown = Reflect.get(value, key)
    return Array.isArray(empty) ? Array.isArray(own) : typeof own === 'string'
  })
}

function trimmedEntry<Entry extends { lines: string[] }>(entry: Entry): Entry {
  return { ...trimmed(entry), lines: written(entry.lines) }
}

function trimmed<Texts extends object>(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.trim() : text,
    ]),
  ) as Texts
}

function written(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

/** Whether anything is in it besides its kind. */
function isWritten(entry: object): boolean {
  return Object.entries(entry).some(([key, text]) => key !== 'kind' && text.length > 0)
}
