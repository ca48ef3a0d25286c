import type { QueryClient } from '@tanstack/react-query'
import { whereCoursesShow, whereXpShows } from '#contract/changes.ts'
import type { Resource } from '#contract/routes.ts'
import type { ApiKey, Input, Output } from '../api.ts'
import { completedForNow, lessonIn, workForNow } from './lesson-for-now.ts'

export interface KeptAction<Key extends ApiKey> {
  /** What it is, in the list of what is not sent yet. */
  words: (input: Input<Key>, client: QueryClient) => string
  /** What the page goes on with until the server has answered; without it, the page says that it waits. */
  forNow?: (input: Input<Key>, client: QueryClient) => Output<Key> | undefined
  /** What shows it, where its route names nothing because a page that is open knows it already. */
  alsoChanges?: readonly Resource[]
  /** What the student is told once it has arrived, besides what was earned. */
  said?: (answer: Output<Key>, input: Input<Key>) => string
}

type KeptActions = { [Key in ApiKey]?: KeptAction<Key> }

/**
 * What a student can do without a connection. Nothing here is shown to other people, or asks them for something, before
 * it is sent; and for each of them "later" is still what the student meant.
 */
export const keptActions: KeptActions = {
  'POST /api/check-in': {
    words: () => 'Your check-in: it counts for the day it arrives',
    said: ({ kind }) =>
      kind === 'checked-in'
        ? 'Your check-in has arrived. It counts for today.'
        : 'Your check-in has arrived. You had already checked in today.',
  },
  'POST /api/courses/:id/lessons/:contentId/complete': {
    words: (ids, client) => `Lesson done: ${titleOf(ids, client)}`,
    forNow: completedForNow,
  },
  'POST /api/courses/:id/lessons/:contentId/answer': {
    words: (ids, client) => `Your work in: ${titleOf(ids, client)}`,
    forNow: workForNow,
  },
  'POST /api/courses/:id/lessons/:contentId/questions': {
    words: (ids, client) => `A quiz answer in: ${titleOf(ids, client)}`,
    alsoChanges: [...whereXpShows, ...whereCoursesShow],
  },
  'POST /api/course-progress/:courseId/complete': {
    words: ({ courseId: id, contentId }, client) =>
      `Lesson done: ${titleOf({ id, contentId }, client)}`,
  },
  'POST /api/review/answer': { words: () => 'A review answer' },
  'PUT /api/opportunities/:id/saved': {
    words: ({ id }, client) => `Saved: ${openingTitle(id, client)}`,
  },
  'DELETE /api/opportunities/:id/saved': {
    words: ({ id }, client) => `No longer saved: ${openingTitle(id, client)}`,
  },
  'POST /api/applications/manual': { words: ({ title }) => `Application added: ${title}` },
  'POST /api/applications/:id/move': {
    words: ({ id }, client) => `New status: ${applicationTitle(id, client)}`,
  },
  'PATCH /api/applications/:id': {
    words: ({ id }, client) => `Your notes: ${applicationTitle(id, client)}`,
  },
  'POST /api/readiness/:id/done': {
    words: ({ id }, client) => `Done: ${taskTitle(id, client)}`,
  },
  'POST /api/quests/:id/start': {
    words: ({ id }, client) => `Quest started: ${questTitle(id, client)}`,
  },
  'POST /api/paths/:id/steps/:stepId/done': { words: () => 'A step of your path' },
  'PUT /api/portfolio/:id': { words: () => 'A text in your portfolio' },
  'POST /api/interview-answers': { words: () => 'A practice answer' },
  'PUT /api/interview-answers/:id': { words: () => 'A practice answer' },
}

function titleOf(ids: { id: string; contentId: string }, client: QueryClient): string {
  return lessonIn(client, ids)?.item.title ?? 'a lesson'
}

function openingTitle(id: string, client: QueryClient): string {
  const shown = client.getQueryData<Output<'GET /api/opportunities/:id'>>([
    'GET /api/opportunities/:id',
    { id },
  ])
  if (shown !== undefined) return shown.title
  const lists = client.getQueriesData<{ pages?: Output<'GET /api/opportunities'>[] }>({
    queryKey: ['GET /api/opportunities'],
  })
  const openings = lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap((page) => page.opportunities)
  return openings.find((opening) => opening.id === id)?.title ?? 'an opening'
}

function applicationTitle(id: string, client: QueryClient): string {
  const shown = client.getQueryData<Output<'GET /api/applications/:id'>>([
    'GET /api/applications/:id',
    { id },
  ])
  return shown?.title ?? 'an application'
}

function taskTitle(id: string, client: QueryClient): string {
  const list = client.getQueryData<Output<'GET /api/readiness'>>(['GET /api/readiness', {}])
  return list?.tasks.find((task) => task.id === id)?.title ?? 'a task'
}

function questTitle(id: string, client: QueryClient): string {
  const board = client.getQueryData<Output<'GET /api/quests'>>(['GET /api/quests', {}])
  return board?.offered.find((quest) => quest.id === id)?.title ?? 'a quest'
}
