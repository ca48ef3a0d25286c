import type { Resource } from './routes.ts'

/** The events of a person's live stream. Names and ids only: the page fetches the data it shows. */
export type LiveEvent =
  | { type: 'xp'; total: number }
  | { type: 'level-up'; level: number }
  | { type: 'achievement'; id: string; title: string; xp: number }
  | { type: 'quest'; id: string; title: string; xp: number }
  /** What is stale on the person's open pages, as in `changes` of a row of the contract. */
  | { type: 'changed'; changes: readonly Resource[] }
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
