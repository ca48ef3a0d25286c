/** What a person's own live stream can say. Names and ids alone: the page fetches what it shows. */
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
