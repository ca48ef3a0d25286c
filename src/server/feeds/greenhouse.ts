import { z } from 'zod'
import { validItems, looseText, maxJobsOnBoard, unexpected, type RawOpening } from './feed.ts'
import { dayIn } from './relative-day.ts'

const jobSchema = z.object({
  id: z.union([z.number(), z.string().min(1)]),
  title: z.string().min(1).max(500),
  absolute_url: z.string().min(1).max(2_000),
  location: z.object({ name: looseText }).optional().catch(undefined),
  updated_at: looseText,
  first_published: looseText,
  content: looseText,
  metadata: z
    .array(z.object({ name: looseText, value: looseText }))
    .optional()
    .catch(undefined),
})

/** Reads a Greenhouse board. Its content is HTML encoded as text, so it is decoded twice later. */
export function greenhouseJobsIn(answer: unknown, organisation: string): RawOpening[] {
  const parsed = z.object({ jobs: z.array(z.unknown()) }).safeParse(answer)
  if (!parsed.success) throw unexpected()
  return validItems(parsed.data.jobs, jobSchema, maxJobsOnBoard).map((job) => {
    const employment = job.metadata?.find(({ name }) => /employment|type/i.test(name ?? ''))
    return {
      externalId: String(job.id),
      title: job.title,
      company: organisation,
      url: job.absolute_url,
      location: job.location?.name ?? null,
      remote: false,
      description: job.content ?? '',
      kindTexts: [employment?.value ?? null, job.title],
      posted: dayIn(job.first_published ?? job.updated_at ?? ''),
      deadline: null,
      pay: null,
      duration: null,
      skills: [],
      score: undefined,
    }
  })
}
