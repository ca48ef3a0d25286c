/** The events of a person's live stream. Names and ids only: the page fetches the data it shows. */
export type LiveEvent =
  | { type: 'xp'; total: number }
  | { type: 'level-up'; level: number }
  | { type: 'achievement'; id: string; title: string; xp: number }
  | { type: 'quest'; id: string; title: string; xp: number }
  | {
      type: 'changed'
      what:
        | 'profile'
        | 'courses'
        | 'assessments'
        | 'applications'
        | 'openings'
        | 'guardians'
        | 'mentoring'
        | 'postings'
        | 'employer'
        | 'staff-desk'
        | 'reports'
    }
  | { type: 'notification'; id: string }
  | {
      type: 'account'
      event:
        | 'signed-in'
        | 'signed-out'
        /** Before `signed-out`, so that the page can say why. */
        | 'suspended'
        | 'token-refreshed'
        | 'password-recovery'
        | 'user-updated'
    }
