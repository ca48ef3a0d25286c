import { z } from 'zod'
import { onOneLine } from '#domain/text/one-line.ts'
import { typedText } from '#domain/text/typed-text.ts'
import {
  cvLayouts,
  cvLength,
  cvMost,
  experienceKinds,
  provenKinds,
  type Cv,
  type CvDocument,
} from './cv.ts'
import { isCvDate } from './cv-dates.ts'

const short = typedText(cvLength.short).transform(onOneLine)
const line = typedText(cvLength.line).transform(onOneLine)
const date = z.string().refine(isCvDate, 'Enter a year, or a month and a year.')
const lines = z.array(line).max(cvMost.lines)

const experience = z.strictObject({
  kind: z.enum(experienceKinds),
  role: short,
  place: short,
  from: date,
  to: date,
  lines,
})

const education = z.strictObject({ school: short, course: short, from: date, to: date, lines })

export const cvDocumentSchema: z.ZodType<CvDocument, CvDocument> = z.strictObject({
  layout: z.enum(cvLayouts),
  name: short,
  headline: short,
  summary: typedText(cvLength.summary).transform(onOneLine),
  email: short,
  phone: short,
  place: short,
  experience: z.array(experience).max(cvMost.entries),
  education: z.array(education).max(cvMost.entries),
  certificates: z.array(z.strictObject({ name: short, issuer: short, date })).max(cvMost.entries),
  skills: z.array(short).max(cvMost.words),
  languages: z.array(short).max(cvMost.words),
  referees: z
    .array(z.strictObject({ name: short, role: short, phone: short, email: short }))
    .max(cvMost.entries),
  leftOut: z.array(z.string().max(200)).max(cvMost.leftOut),
  badge: z.string().max(80),
})

export const cvSchema: z.ZodType<Cv, Cv> = z.strictObject({
  document: cvDocumentSchema,
  proven: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(provenKinds),
      text: z.string(),
      date: z.string(),
    }),
  ),
  badges: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      link: z.string(),
      code: z.array(z.string().regex(/^[01]+$/)),
    }),
  ),
})
