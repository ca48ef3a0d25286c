import type { FastifyInstance } from 'fastify'
import { dayOf } from '#domain/day.ts'
import { partsOfEntryName } from '#domain/learning/content-edit.ts'
import { editedFiles } from '../content-edits/file-queries.ts'
import { entryIn } from '../content/edited-content.ts'
import { bind } from '../http/bind.ts'
import { notFound } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'
import { changeContent, restoreContent } from './content-commands.ts'
import { contentEdits, contentEntry, contentPreview, foundEntries } from './content-queries.ts'

export function staffContentRoutes(app: FastifyInstance, services: Services): void {
  const { content, editedContent, now } = services
  const { shipped } = editedContent

  bind(app, services, 'GET /api/staff/content', (input) => foundEntries(services, input))
  bind(app, services, 'GET /api/staff/content-edits', async () => ({
    edits: await contentEdits(services),
  }))
  bind(app, services, 'GET /api/staff/content-files', async () => ({
    files: await editedFiles(services),
  }))
  bind(app, services, 'GET /api/staff/content/:id', async ({ id }) => {
    const entry = await contentEntry(services, id)
    if (entry === null) throw notFound()
    return entry
  })
  bind(app, services, 'POST /api/staff/content/:id/preview', ({ id, texts }) => {
    const parts = partsOfEntryName(id)
    if (parts === null || entryIn(content.authored, parts.kind, parts.id) === undefined)
      throw notFound()
    return contentPreview(content, parts, texts, dayOf(now()))
  })
  bind(app, services, 'POST /api/staff/content/:id/change', async (input, { caller }) => {
    const { id, texts, seen, reason } = input
    const action = { kind: 'edited-content', caller, reason, about: id } as const
    await act(services, action, (tx) => changeContent(tx, shipped, { name: id, seen, texts }))
    await editedContent.changed()
    return { done: true }
  })
  bind(app, services, 'POST /api/staff/content/:id/restore', async (input, { caller }) => {
    const { id, seen, reason } = input
    const action = { kind: 'restored-content', caller, reason, about: id } as const
    await act(services, action, (tx) => restoreContent(tx, shipped, { name: id, seen }))
    await editedContent.changed()
    return { done: true }
  })
}
