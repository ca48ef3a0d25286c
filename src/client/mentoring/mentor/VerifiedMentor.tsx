import type { ReactNode } from 'react'
import type { MentorHome } from '#contract/mentoring.ts'
import { Gone } from '../../app/Gone.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { useApi } from '../../app/use-api.ts'

interface VerifiedMentorProps {
  /** Shown until staff have checked who they are. */
  before: string
  children: (home: MentorHome) => ReactNode
}

/** What a mentor's own pages read, once they are verified. */
export function VerifiedMentor({ before, children }: VerifiedMentorProps) {
  const query = useApi('GET /api/mentor', {})
  return (
    <Loaded query={query} gone={<Gone title="Not verified yet">{before}</Gone>}>
      {children}
    </Loaded>
  )
}
