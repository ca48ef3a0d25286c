import { z } from 'zod'
import { validItems, looseText, maxJobsOnBoard, type RawOpening } from './feed.ts'
import { dayIn } from './relative-day.ts'

const jobSchema = z.object({
  id: z.string().min(1).max(200),
  text: z.string().min(1).max(500),
  hostedUrl: z.string().min(1).max(2_000),
  categories: z.object({ location: looseText, commitment: looseText }).optional().catch(undefined),
  country: looseText,
  createdAt: z.number().optional().catch(undefined),
  descriptionPlain: looseText,
  lists: z
    .array(z.object({ text: looseText, content: looseText }))
    .optional()
    .catch(undefined),
  additionalPlain: looseText,
  workplaceType: looseText,
  salaryRange: z
    .object({
      min: z.number(),
      max: z.number(),
      currency: z.string().max(10),
      interval: z.string().max(40),
    })
    .optional()
    .catch(undefined),
})

/** Reads a Lever site, whose response is the list itself. */
export function leverJobsIn(answer: unknown, organisation: string): RawOpening[] {
  return validItems(answer, jobSchema, maxJobsOnBoard).map((job) => {
    const location = job.categories?.location ?? ''
    const lists = (job.lists ?? []).map(
      ({ text, content }) => `<p>${text ?? ''}</p><ul>${content ?? ''}</ul>`,
    )
    return {
      externalId: job.id,
      title: job.text,
      company: organisation,
      url: job.hostedUrl,
      location:
        job.country === 'JM' && !/jamaica/i.test(location) ? `${location}, Jamaica` : location,
      remote: job.workplaceType === 'remote',
      description: [job.descriptionPlain ?? '', ...lists, job.additionalPlain ?? ''].join('\n\n'),
      kindTexts: [job.categories?.commitment ?? null, job.text],
      posted: dayIn(job.createdAt ?? ''),
      deadline: null,
      pay: payOf(job.salaryRange),
      duration: null,
      skills: [],
      score: undefined,
    }
  })
}

function payOf(range: z.infer<typeof jobSchema>['salaryRange']): string | null {
  if (range === undefined) return null
  const period = /hour|day|week|month|year/i.exec(range.interval)?.[0].toLowerCase()
  return period === undefined ? null : `${range.currency} ${range.min}-${range.max} a ${period}`
}
