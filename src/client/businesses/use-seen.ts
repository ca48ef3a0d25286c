import { useEffect, useState } from 'react'
import type { Applicant } from '#contract/applicants.ts'
import { useAction } from '../app/use-api.ts'

/** Marks these applicants as seen, unless a viewer reads them. Those who were new when the page was opened stay marked as new on it. */
export function useSeen(
  id: string,
  applicants: readonly Applicant[],
  marks: boolean,
): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const { mutate } = useAction('POST /api/postings/:id/applicants/seen')
  const unread = applicants
    .filter((each) => each.kind === 'applicant' && each.unread)
    .map((each) => each.id)
    .join(' ')
  const isRead = applicants.length > 0
  // Opening the page also marks the applicants' answers as seen.
  useEffect(() => {
    if (isRead && marks) mutate({ id })
  }, [id, isRead, marks, mutate])
  useEffect(() => {
    if (unread === '') return
    setFresh((before) => new Set([...before, ...unread.split(' ')]))
    if (marks) mutate({ id })
  }, [id, unread, marks, mutate])
  return fresh
}
