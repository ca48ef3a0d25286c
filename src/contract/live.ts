import type { StreakMoment } from '#domain/ledger/streak.ts'
import type { RewardKind } from '#domain/ledger/unlocks.ts'
import type { Resource } from './routes.ts'

interface LiveReward {
  id: string
  kind: RewardKind
  name: string
}

/**
 * The events of a person's live stream. Names and ids only: the page fetches the data it shows. A `key` is never used
 * twice for one person, so that a page that keeps it tells each moment once.
 */
export type LiveEvent =
  | { type: 'xp'; total: number }
  | { type: 'level-up'; key: string; level: number; unlocked: readonly LiveReward[] }
  | { type: 'achievement'; key: string; id: string; title: string; xp: number }
  | { type: 'quest'; key: string; id: string; title: string; xp: number }
  /** Today counts for the streak since just now. */
  | ({ type: 'streak'; key: string } & StreakMoment)
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
