import { isCvDocument, tidyCv, type CvDocument } from '#domain/cv/cv.ts'
import { useDraftAnswer } from '../app/draft.ts'

export interface CvDraft {
  name: string
  document: CvDocument
}

/** What is typed is on the device until it is saved, so that neither a lost connection nor a closed browser loses it. */
export function useCvDraft(id: string, saved: CvDraft) {
  const { draft, write, clear } = useDraftAnswer(`cv/${id}`, draftFrom)
  const current = draft ?? saved
  return {
    current,
    isChanged: draft !== null && textOf(draft) !== textOf(saved),
    write: (part: Partial<CvDraft>) => write({ ...current, ...part }),
    change: (part: Partial<CvDocument>) =>
      write({ ...current, document: { ...current.document, ...part } }),
    clear,
  }
}

function draftFrom(stored: unknown): CvDraft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { name, document } = stored as Partial<Record<string, unknown>>
  return typeof name === 'string' && isCvDocument(document) ? { name, document } : null
}

function textOf({ name, document }: CvDraft): string {
  return JSON.stringify([name.trim(), tidyCv(document)])
}
