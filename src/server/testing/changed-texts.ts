import { dayOf } from '#domain/day.ts'
import { textsOf } from '#domain/learning/content-edit.ts'
import { storeEdit } from '../content-edits/commands.ts'
import type { ActionRow } from './staff-actions.ts'
import type { TestApp } from './start-app.ts'

/** A change of a fact that nobody has changed. */
export async function changeOfFact({ services }: TestApp) {
  const changed = await services.db.selectFrom('content_edits').select('id').execute()
  const taken = new Set(changed.map(({ id }) => id))
  const fact = services.editedContent.shipped.facts.find(
    ({ id, url }) => url !== undefined && !taken.has(id),
  )
  if (fact === undefined) throw new Error('every fact was changed')
  const texts = { ...textsOf('fact', fact), source: 'Asked at the office on Friday' }
  return { id: `fact.${fact.id}`, texts, seen: '' }
}

/** A fact that staff changed, with the version of its card. */
export async function changedFact(app: TestApp): Promise<{ id: string; seen: string }> {
  const { services } = app
  const { id, texts } = await changeOfFact(app)
  const key = { kind: 'fact', id: id.slice('fact.'.length) } as const
  const { source } = texts
  const was = services.editedContent.shipped.facts.find((fact) => fact.id === key.id)?.source ?? ''
  await services.transaction((tx) =>
    storeEdit(tx, key, { texts: { source }, was: { source: was } }),
  )
  await services.editedContent.changed()
  const edit = services.editedContent.judged().find((judged) => judged.edit.id === key.id)
  return { id, seen: edit?.edit.editedAt.toISOString() ?? '' }
}

/** What staff send to announce something to students and guardians, today and until the end of the year. */
export function announcementToMake() {
  return {
    title: 'Upful is closed on Sunday',
    text: 'We move to a new server from 6 to 8 in the morning.',
    roles: ['student' as const, 'guardian' as const],
    from: '2026-01-01',
    until: '2099-12-31',
  }
}

/** An announcement that is shown. */
export async function madeAnnouncement({ services }: TestApp): Promise<{ id: string }> {
  const { title, text, roles } = announcementToMake()
  return services.db
    .insertInto('announcements')
    .values({
      title,
      text,
      roles,
      from_day: dayOf(services.now()),
      until_day: dayOf(services.now()),
      created_at: services.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** What staff do about texts and announcements. */
export const textActions = {
  'POST /api/staff/content/:id/change': { kind: 'edited-content', scene: changeOfFact, once: true },
  'POST /api/staff/content/:id/restore': {
    kind: 'restored-content',
    scene: changedFact,
    once: true,
  },
  'POST /api/staff/announcements': {
    kind: 'announced',
    scene: () => Promise.resolve(announcementToMake()),
    once: false,
  },
  'POST /api/staff/announcements/:id/end': {
    kind: 'ended-announcement',
    scene: madeAnnouncement,
    once: true,
  },
} satisfies Record<string, ActionRow>
