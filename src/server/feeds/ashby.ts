import { z } from 'zod'
import {
  validItems,
  looseFlag,
  looseText,
  maxJobsOnBoard,
  unexpected,
  type RawOpening,
} from './feed.ts'
import { dayIn } from './relative-day.ts'

const jobSchema = z.object({
  id: z.string().min(1).max(200),
  title: z.string().min(1).max(500),
  jobUrl: z.string().min(1).max(2_000),
  location: looseText,
  address: z
    .object({ postalAddress: z.object({ addressCountry: looseText }).optional() })
    .optional()
    .catch(undefined),
  employmentType: looseText,
  isRemote: looseFlag,
  workplaceType: looseText,
  isListed: looseFlag,
  publishedAt: looseText,
  descriptionPlain: looseText,
  descriptionHtml: looseText,
  compensation: z.object({ compensationTierSummary: looseText }).optional().catch(undefined),
})

/** Reads an Ashby board, without the jobs that its company does not list. */
export function ashbyJobsIn(answer: unknown, organisation: string): RawOpening[] {
  const parsed = z.object({ jobs: z.array(z.unknown()) }).safeParse(answer)
  if (!parsed.success) throw unexpected()
  const listed = validItems(parsed.data.jobs, jobSchema, maxJobsOnBoard).filter(
    (job) => job.isListed !== false,
  )
  return listed.map((job) => ({
    externalId: job.id,
    title: job.title,
    company: organisation,
    url: job.jobUrl,
    location: locationOf(job),
    remote: job.isRemote === true || job.workplaceType === 'Remote',
    description: job.descriptionPlain ?? job.descriptionHtml ?? '',
    kindTexts: [job.employmentType ?? null, job.title],
    posted: dayIn(job.publishedAt ?? ''),
    deadline: null,
    pay: job.compensation?.compensationTierSummary ?? null,
    duration: null,
    skills: [],
    score: undefined,
  }))
}

function locationOf({ location, address }: z.infer<typeof jobSchema>): string | null {
  const country = address?.postalAddress?.addressCountry
  if (country === undefined || location === undefined) return location ?? country ?? null
  return location.includes(country) ? location : `${location}, ${country}`
}
