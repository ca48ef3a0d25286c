import type { Logger } from 'pino'
import type { UserId } from '#domain/people/user-id.ts'
import type { ChatProvider } from './ai/chat-provider.ts'
import type { Database, Db } from './db/database.ts'
import type { InTransaction } from './db/transaction.ts'
import type { Env } from './env.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { LiveHub } from './live/hub.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { VapidKeys } from './push/vapid.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Traces } from './traces/traces.ts'
import type { Storage } from './storage.ts'
import type { Content } from './content/load-content.ts'
import type { EditedContent } from './content/follow-edits.ts'

/** Every side effect a feature may have. */
export interface Services {
  env: Env
  /** Signs cookies and links; the same in all processes. */
  secret: string
  publicUrl: string
  now: () => Date
  newUserId: () => UserId
  log: Logger
  /** Where the secret, letters, backups and an embedded database are. */
  dataDir: string
  storage: Storage
  database: Database
  /** For reads. */
  db: Db
  /** For writes. */
  transaction: InTransaction
  live: LiveHub
  jobs: JobQueue
  outbox: Outbox
  /** With which pushes are signed, and whether they may go to this machine, as in tests. */
  push: { keys: VapidKeys; allowLoopback: boolean }
  /** Null when none is configured: then nothing is ever sent to a model. */
  ai: ChatProvider | null
  /** With what staff changed in it; the same object for as long as the process runs. */
  content: Content
  /** Where the files of the content are. */
  contentFolder: string
  editedContent: EditedContent
  /** Null without METRICS_PORT: then nothing is counted. */
  metrics: Metrics | null
  /** Null without OTEL_EXPORTER_OTLP_ENDPOINT: then nothing is traced. */
  traces: Traces | null
  /** Of an argon2id hash: memory in KiB, and passes over it. */
  passwordCost: { memory: number; passes: number; parallelism: number }
  /** Checks every response against the contract; on in tests. */
  checkAnswers: boolean
}
