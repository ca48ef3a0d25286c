import { z } from 'zod'
import { cvLayouts, emptyCv, experienceKinds, tidyCv, type CvDocument } from './cv.ts'
import { cvDocumentSchema } from './cv-schema.ts'
import { upful } from './json-resume.ts'

export type ReadResume =
  | { kind: 'read'; document: CvDocument; leftOut: string[] }
  | { kind: 'problem'; text: string }

/** Reads a file in the format of jsonresume.org. What Upful proves is not read from it: nobody can write that into a file. */
export function readJsonResume(file: string): ReadResume {
  const json = parsed(file)
  if (json === undefined) return problem('This file is not JSON. Choose a file that ends in .json.')
  const resume = resumeSchema.safeParse(json)
  if (!resume.success) return problem(`This file is not a JSON Resume. ${placeOf(resume.error)}`)
  if (namedParts.every((part) => resume.data[part] === undefined))
    return problem('This file has no part of a CV in it, such as "basics" or "work".')
  const document = cvDocumentSchema.safeParse(tidyCv(documentFrom(resume.data)))
  if (!document.success) return problem(`This file does not fit. ${placeOf(document.error)}`)
  return { kind: 'read', document: document.data, leftOut: leftOutOf(resume.data) }
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const texts = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? [])
/** A day is more than a CV needs. */
const date = z
  .string()
  .regex(/^(?:(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?)?$/, 'is not a date such as 2025-06')
  .nullish()
  .transform((value) => (value ?? '').slice(0, 7))

function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).nullish()
}

const experience = {
  position: text,
  startDate: date,
  endDate: date,
  highlights: texts,
  summary: text,
}

const resumeSchema = z.looseObject({
  basics: z
    .looseObject({
      name: text,
      label: text,
      email: text,
      phone: text,
      summary: text,
      location: z.looseObject({ city: text, region: text }).nullish(),
      url: text,
      profiles: z.array(z.unknown()).nullish(),
    })
    .nullish(),
  work: listOf(z.looseObject({ name: text, ...experience })),
  volunteer: listOf(z.looseObject({ organization: text, ...experience })),
  education: listOf(
    z.looseObject({
      institution: text,
      area: text,
      studyType: text,
      startDate: date,
      endDate: date,
      courses: texts,
    }),
  ),
  certificates: listOf(z.looseObject({ name: text, issuer: text, date })),
  awards: listOf(z.looseObject({ title: text, awarder: text, date })),
  skills: listOf(z.looseObject({ name: text, keywords: texts })),
  languages: listOf(z.looseObject({ language: text, fluency: text })),
  references: listOf(z.looseObject({ name: text, reference: text, phone: text, email: text })),
  meta: z
    .looseObject({
      upful: z
        .object({
          layout: z.enum(cvLayouts).optional().catch(undefined),
          order: z.array(z.enum(experienceKinds)).catch([]),
          leftOut: z.array(z.string().max(200)).catch([]),
          badge: z.string().max(80).catch(''),
        })
        .optional()
        .catch(undefined),
    })
    .nullish(),
})

type JsonResume = z.output<typeof resumeSchema>

const namedParts = [
  'basics',
  'work',
  'volunteer',
  'education',
  'certificates',
  'awards',
  'skills',
  'languages',
  'references',
] as const

function documentFrom(resume: JsonResume): CvDocument {
  const { basics, meta } = resume
  return {
    ...emptyCv,
    layout: meta?.upful?.layout ?? emptyCv.layout,
    name: basics?.name ?? '',
    headline: basics?.label ?? '',
    summary: basics?.summary ?? '',
    email: basics?.email ?? '',
    phone: basics?.phone ?? '',
    place: joined([basics?.location?.city ?? '', basics?.location?.region ?? '']),
    experience: inOrder(resume),
    education: (resume.education ?? []).map((entry) => ({
      school: entry.institution,
      course: joined([entry.studyType, entry.area]),
      from: entry.startDate,
      to: entry.endDate,
      lines: entry.courses,
    })),
    certificates: [
      ...(resume.certificates ?? []),
      ...(resume.awards ?? [])
        .filter(({ awarder }) => awarder !== upful)
        .map((award) => ({ name: award.title, issuer: award.awarder, date: award.date })),
    ].map(({ name, issuer, date: on }) => ({ name, issuer, date: on })),
    skills: (resume.skills ?? []).map(({ name, keywords }) =>
      keywords.length === 0 ? name : `${name} (${keywords.join(', ')})`,
    ),
    languages: (resume.languages ?? []).map(({ language, fluency }) =>
      fluency === '' ? language : `${language} (${fluency})`,
    ),
    referees: (resume.references ?? []).map(({ name, reference, phone, email }) => ({
      name,
      role: reference,
      phone,
      email,
    })),
    leftOut: meta?.upful?.leftOut ?? [],
    badge: meta?.upful?.badge ?? '',
  }
}

/** Paid and unpaid work in the order in which the student had them; of another program's file, paid work first. */
function inOrder({ work, volunteer, meta }: JsonResume): CvDocument['experience'] {
  const jobs = (work ?? []).map((entry) => experienceFrom('job', entry.name, entry))
  const unpaid = (volunteer ?? []).map((entry) =>
    experienceFrom('unpaid', entry.organization, entry),
  )
  const order = meta?.upful?.order ?? []
  const kinds = order.filter((kind) => kind === 'job').length
  if (kinds !== jobs.length || order.length !== jobs.length + unpaid.length)
    return [...jobs, ...unpaid]
  return order.flatMap((kind) => (kind === 'job' ? jobs : unpaid).shift() ?? [])
}

function experienceFrom(
  kind: CvDocument['experience'][number]['kind'],
  place: string,
  entry: {
    position: string
    startDate: string
    endDate: string
    highlights: string[]
    summary: string
  },
): CvDocument['experience'][number] {
  const { position, startDate, endDate, highlights, summary } = entry
  const lines = summary === '' ? highlights : [summary, ...highlights]
  return { kind, role: position, place, from: startDate, to: endDate, lines }
}

/** The parts of the file that have no place in a CV here. */
function leftOutOf(resume: JsonResume): string[] {
  const known: readonly string[] = [...namedParts, 'meta', '$schema']
  const others = Object.entries(resume).flatMap(([part, value]) =>
    known.includes(part) || (Array.isArray(value) && value.length === 0) ? [] : [part],
  )
  const { basics } = resume
  return [
    ...others,
    ...((basics?.url ?? '') === '' ? [] : ['url']),
    ...((basics?.profiles ?? []).length === 0 ? [] : ['profiles']),
  ]
}

function placeOf({ issues }: z.ZodError): string {
  const [first] = issues
  if (first === undefined) return ''
  const place = first.path
    .map((part) => (typeof part === 'number' ? String(part + 1) : String(part)))
    .join(' ')
  return `Look at "${place}": ${first.message}`
}

function problem(words: string): ReadResume {
  return { kind: 'problem', text: words }
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}
