import { hashKey } from '@tanstack/react-query'
import { dayMs } from '#domain/duration.ts'
import { call, isApiError, type ApiKey, type Input, type Output } from '../api.ts'
import type { DeviceAnswers } from './kept-answers.ts'

/** What a student may open next without a connection, as their pages ask for it. */
const pages = [
  ['GET /api/review', {}],
  ['GET /api/quests', {}],
  ['GET /api/skills', {}],
  ['GET /api/paths/mine', {}],
  ['GET /api/paths', {}],
  ['GET /api/readiness', {}],
  ['GET /api/achievements', {}],
  ['GET /api/rewards', {}],
] as const satisfies readonly (readonly [ApiKey, object])[]

const lists = [
  ['GET /api/portfolio', {}],
  ['GET /api/assessments', {}],
  ['GET /api/applications', {}],
  ['GET /api/opportunities', { saved: 'yes' }],
] as const satisfies readonly (readonly [ApiKey, object])[]

/** The files of figures, by id: set by what may import the code that shows them (frame/DeviceNoticesInside.tsx). */
export const figureFiles: { address: (id: string) => Promise<string | undefined> } = {
  address: async () => undefined,
}

const pageDays = 1
const courseDays = 7

/** Fetches what is not on the device, or has been there for a while. What is cut off goes on at the next visit. */
export async function fetchAhead(kept: DeviceAnswers): Promise<void> {
  for (const [key, input] of pages)
    if (isDue(kept, [key, input], pageDays))
      await kept.put([{ hash: hashKey([key, input]), answer: await patiently(key, input) }])
  for (const [key, input] of lists)
    if (isDue(kept, listKey(key, input), pageDays))
      await keepList(kept, listKey(key, input), await patiently(key, input))
  if (isDue(kept, listKey('GET /api/courses', {}), pageDays)) await fetchBegunCourses(kept)
}

/** The list is kept last, so that courses which were cut off go on at the next visit. */
async function fetchBegunCourses(kept: DeviceAnswers): Promise<void> {
  const list = await patiently('GET /api/courses', {})
  for (const { id, mine } of list.courses)
    if (mine !== null && !mine.complete) await fetchCourse(kept, id)
  await keepList(kept, listKey('GET /api/courses', {}), list)
}

const underWay = new Set<string>()

/** Fetches a course with all its items; does nothing if it is on the device. */
export async function fetchCourse(kept: DeviceAnswers, id: string): Promise<void> {
  if (underWay.has(id) || !isDue(kept, ['GET /api/courses/:id', { id }, 'whole'], courseDays))
    return
  underWay.add(id)
  try {
    await keepCourse(kept, id)
  } finally {
    underWay.delete(id)
  }
}

async function keepCourse(kept: DeviceAnswers, id: string): Promise<void> {
  const course = await patiently('GET /api/courses/:id', { id })
  const { lessons } = await patiently('GET /api/courses/:id/lessons', { id })
  await kept.put([
    ...lessons.map((lesson) => ({ hash: hashKey(lessonKey(id, lesson.item.id)), answer: lesson })),
    { hash: hashKey(['GET /api/courses/:id', { id }]), answer: course },
    { hash: hashKey(['GET /api/courses/:id', { id }, 'whole']), answer: true },
  ])
  await fetchFigures(lessons)
}

/** The worker keeps what a page fetches from the files of the build. */
async function fetchFigures(
  lessons: Output<'GET /api/courses/:id/lessons'>['lessons'],
): Promise<void> {
  const cards = lessons.flatMap(({ item }) => (item.type === 'article' ? item.cards : []))
  for (const { figure } of cards) {
    const address = figure && (await figureFiles.address(figure.id))
    if (address !== undefined) await (await fetch(address)).blob()
  }
}

/** Nobody waits for this, so a busy server is asked again when it wants to be. */
async function patiently<Key extends ApiKey>(
  key: Key,
  input: Input<Key>,
  triesLeft = 5,
): Promise<Output<Key>> {
  try {
    return await call(key, input)
  } catch (error) {
    if (!isApiError(error, 'overloaded') || triesLeft === 1) throw error
    await new Promise((resolve) => setTimeout(resolve, error.retryAfter || 1_000))
    return patiently(key, input, triesLeft - 1)
  }
}

function lessonKey(id: string, contentId: string) {
  const input: Input<'GET /api/courses/:id/lessons/:contentId'> = { id, contentId }
  return ['GET /api/courses/:id/lessons/:contentId', input]
}

/** As a page with "more" asks for it (app/use-pages.ts). */
function listKey<Key extends ApiKey>(key: Key, input: Input<Key>) {
  return [key, input, 'pages']
}

async function keepList(
  kept: DeviceAnswers,
  key: readonly unknown[],
  page: unknown,
): Promise<void> {
  await kept.put([{ hash: hashKey(key), answer: { pages: [page], pageParams: [undefined] } }])
}

function isDue(kept: DeviceAnswers, queryKey: readonly unknown[], days: number): boolean {
  return Date.now() - (kept.at(hashKey(queryKey)) ?? 0) > days * dayMs
}
