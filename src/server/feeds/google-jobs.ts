import { z } from 'zod'
import type { Day } from '#domain/day.ts'
import {
  validItems,
  looseFlag,
  looseId,
  looseText,
  looseTexts,
  unexpected,
  type Feed,
  type RawOpening,
} from './feed.ts'
import { fetchFeed, FeedFailure } from './fetch-feed.ts'
import { dayIn, postedDayFrom } from './relative-day.ts'

const links = z
  .array(z.object({ link: looseText }))
  .optional()
  .catch(undefined)

const jobSchema = z.object({
  id: looseId,
  job_id: looseId,
  title: looseText,
  company_name: z.string().min(1).max(500),
  location: looseText,
  description: looseText,
  apply_options: links,
  related_links: links,
  link: looseText,
  share_link: looseText,
  extensions: looseTexts,
  detected_extensions: z
    .object({
      posted_at: looseText,
      schedule_type: looseText,
      salary: looseText,
      work_from_home: looseFlag,
    })
    .optional()
    .catch(undefined),
  skills: z
    .union([z.array(z.string().max(200)).max(50), z.string().max(2_000)])
    .optional()
    .catch(undefined),
  duration: looseText,
  deadline: looseText,
  match_score: z.unknown().optional(),
})

const envelope = z.object({
  error: looseText,
  jobs_results: z.unknown().optional(),
  job_results: z.unknown().optional(),
  search_information: z.object({ jobs_results_state: looseText }).optional().catch(undefined),
})

/** Reads a SerpApi response. "No results" is an error with status 200, and means an empty list. */
export function googleJobsIn(answer: unknown, today: Day): RawOpening[] {
  const parsed = envelope.safeParse(answer)
  if (!parsed.success) throw unexpected()
  const { error, jobs_results: list, job_results: otherSpelling } = parsed.data
  if (list !== undefined || otherSpelling !== undefined) {
    return validItems(list ?? otherSpelling, jobSchema).map((job) => openingFrom(job, today))
  }
  const state = parsed.data.search_information?.jobs_results_state
  if (state === 'Fully empty' || /hasn'?t returned any results/i.test(error ?? '')) return []
  throw error === undefined ? unexpected() : new FeedFailure('The feed returned an error')
}

/** Searches Google's jobs through SerpApi; identical searches within an hour are not billed. */
export function googleJobsFeed(options: {
  key: string
  searches: readonly string[]
  address?: string | undefined
}): Feed {
  return {
    source: 'google-jobs',
    label: 'Google Jobs',
    complete: false,
    restMinutes: 6 * 60,
    fallbackKind: 'full-time',
    async read(today, limits) {
      const openings: RawOpening[] = []
      for (const search of options.searches) {
        const url = new URL(options.address ?? 'https://serpapi.com/search.json')
        url.searchParams.set('engine', 'google_jobs')
        url.searchParams.set('q', search)
        url.searchParams.set('location', 'Jamaica')
        url.searchParams.set('hl', 'en')
        url.searchParams.set('api_key', options.key)
        const jobs = googleJobsIn(await fetchFeed(url.href, { limits }), today)
        openings.push(...jobs.map((job) => ({ ...job, kindTexts: [...job.kindTexts, search] })))
      }
      return openings
    },
  }
}

function openingFrom(job: z.infer<typeof jobSchema>, today: Day): RawOpening {
  const url =
    firstLink(job.apply_options) ?? firstLink(job.related_links) ?? job.link ?? job.share_link ?? ''
  const detected = job.detected_extensions
  const title = job.title ?? `Opening at ${job.company_name}`
  const postedText = detected?.posted_at ?? job.extensions?.find((text) => /\bago\b/.test(text))
  return {
    externalId: job.job_id ?? job.id ?? `${title}|${job.company_name}|${url}`,
    title,
    company: job.company_name,
    url,
    location: job.location ?? null,
    remote: detected?.work_from_home === true || (job.extensions ?? []).includes('Work from home'),
    description: job.description ?? '',
    kindTexts: [detected?.schedule_type ?? null, ...(job.extensions ?? []), title],
    posted: postedText === undefined ? null : postedDayFrom(postedText, today),
    deadline: job.deadline === undefined ? null : dayIn(job.deadline),
    pay: detected?.salary ?? null,
    duration: job.duration ?? null,
    skills: typeof job.skills === 'string' ? job.skills.split(',') : (job.skills ?? []),
    score: job.match_score,
  }
}

function firstLink(options: z.infer<typeof links>): string | undefined {
  return options?.find(({ link }) => link !== undefined && /^https?:/i.test(link))?.link
}
