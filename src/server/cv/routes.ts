import type { FastifyInstance } from 'fastify'
import { dayOf } from '#domain/day.ts'
import { bind } from '../http/bind.ts'
import { consume } from '../http/limits.ts'
import { notFound } from '../http/refusal.ts'
import type { Caller } from '../http/session.ts'
import { openingToApplyFor } from '../openings/queries.ts'
import type { Services } from '../services.ts'
import { changeCv, importCv, removeCv, startCv } from './commands.ts'
import { pdfOfCv } from './pdf-queries.ts'
import { cvFrom, cvsOf, filesADay, versionFrom } from './queries.ts'

export function cvRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, transaction, now } = services

  async function openingFor(caller: Caller, id: string | undefined) {
    if (id === undefined) return null
    const opening = await openingToApplyFor(db, caller, id, dayOf(now()))
    if (opening === null) throw notFound('Opportunity not found')
    return opening
  }

  bind(app, services, 'GET /api/cvs', async (_input, { caller }) => ({
    cvs: await cvsOf(db, caller.userId),
  }))
  bind(app, services, 'GET /api/cv-help', () => ({
    samples: content.cvSamples.map(({ id, title, cv, starts }) => ({
      id,
      title,
      cv,
      starts: [...starts],
    })),
    misspellings: content.misspellings.map(({ id, wrong }) => ({ id, wrong: [...wrong] })),
  }))
  bind(app, services, 'GET /api/cvs/:id', async (_input, { found }) => ({
    ...versionFrom(found),
    cv: await cvFrom(services, found),
  }))
  bind(app, services, 'POST /api/cvs', async (input, { caller }) => {
    const { name, sample, copyOf, opportunityId } = input
    const opening = await openingFor(caller, opportunityId)
    return {
      id: await transaction((tx) => startCv(tx, caller.userId, { name, opening, sample, copyOf })),
    }
  })
  bind(app, services, 'POST /api/cvs/import', (input, { caller }) =>
    transaction((tx) => importCv(tx, caller.userId, input)),
  )
  bind(app, services, 'PUT /api/cvs/:id', async (input, { caller }) => {
    await transaction((tx) => changeCv(tx, { userId: caller.userId, ...input }))
    return { done: true }
  })
  bind(app, services, 'DELETE /api/cvs/:id', async ({ id }, { caller }) => {
    await transaction((tx) => removeCv(tx, { userId: caller.userId, id }))
    return { done: true }
  })
  bind(app, services, 'GET /api/cvs/:id/pdf', async (_input, { caller, found }) => {
    await consume(services, filesADay, caller.userId)
    return pdfOfCv(content, await cvFrom(services, found))
  })
}
