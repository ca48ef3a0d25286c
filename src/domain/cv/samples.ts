import { z } from 'zod'
import { authoredId, authoredText } from '#domain/learning/authored.ts'
import { emptyCv, gap, type CvDocument } from './cv.ts'
import { cvDocumentSchema } from './cv-schema.ts'

/** A CV of somebody made up, who left school without a job, and beginnings of lines for the same work. */
export const cvSampleSchema = z.strictObject({
  id: authoredId,
  title: authoredText,
  cv: z
    .looseObject({})
    .transform((typed): CvDocument => ({ ...emptyCv, ...typed }))
    .pipe(cvDocumentSchema),
  starts: z.array(authoredText).min(6).max(16),
})
export type CvSample = z.infer<typeof cvSampleSchema>

export const misspellingSchema = z.strictObject({
  id: authoredText,
  wrong: z.array(z.string().regex(/^[\p{Ll}']+$/u)).min(1),
})

/**
 * A start from a sample for a student: the structure and the words stay, and everything that is only true of the made-up
 * person becomes a gap.
 */
export function startFrom(sample: CvDocument, own: CvDocument): CvDocument {
  return {
    ...own,
    layout: sample.layout,
    headline: sample.headline,
    summary: withGaps(sample.summary),
    experience: sample.experience.map((entry) => ({
      ...entry,
      place: gap,
      from: '',
      to: '',
      lines: entry.lines.map(withGaps),
    })),
    skills: sample.skills,
    languages: sample.languages,
  }
}

/** Figures are the made-up person's. */
function withGaps(text: string): string {
  return text.replace(/\$?\d[\d,.]*\d|\$?\d/g, gap)
}
