import { z } from 'zod'
import type { Day } from '#domain/day.ts'
import { validItems, looseId, looseText, unexpected, type Feed, type RawOpening } from './feed.ts'
import { fetchFeed } from './fetch-feed.ts'
import { googleJobsIn } from './google-jobs.ts'
import { dayIn } from './relative-day.ts'

const jobSchema = z.object({
  id: looseId,
  title: z.string().min(1).max(500),
  company: z.string().min(1).max(500),
  url: z.string().max(2_000).nullish(),
  location: looseText,
  description: looseText,
  type: looseText,
  deadline: looseText,
  duration: looseText,
  skills: looseText,
  match_score: z.unknown().optional(),
})

/** Reads the two forms of the job scraper: `data[]` and `jobs_results[]`. */
export function jobsIn(answer: unknown, today: Day): RawOpening[] {
  if (typeof answer !== 'object' || answer === null) throw unexpected()
  if (!('data' in answer)) return googleJobsIn(answer, today)
  return validItems(answer.data, jobSchema).map((job) => ({
    externalId: job.id || job.url || `${job.title}|${job.company}`,
    title: job.title,
    company: job.company,
    url: job.url ?? '',
    location: job.location ?? null,
    remote: false,
    description: job.description ?? '',
    kindTexts: [job.type ?? null, job.title],
    posted: null,
    deadline: job.deadline === undefined ? null : dayIn(job.deadline),
    pay: null,
    duration: job.duration ?? null,
    skills: job.skills?.split(',') ?? [],
    score: job.match_score,
  }))
}

/** The job scraper that JOB_FEED_URL names. */
export function jobFeed(options: { address: string; key: string | undefined }): Feed {
  const { address, key } = options
  const headers: Record<string, string> =
    key === undefined ? {} : { authorization: `Bearer ${key}`, apikey: key }
  return {
    source: 'job-feed',
    label: URL.parse(address)?.hostname ?? 'Job feed',
    complete: false,
    restMinutes: 15,
    fallbackKind: 'internship',
    read: async (today, limits) => jobsIn(await fetchFeed(address, { headers, limits }), today),
  }
}
