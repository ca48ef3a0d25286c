import type { CurrentContent } from './current-content.ts'
import { withEdits, type JudgedEdit } from './edited-content.ts'
import type { Content } from './shown-content.ts'
import type { Database } from '../db/database.ts'
import { storedEdits, type StoredEdit } from './stored-edits.ts'

/** What staff changed, over the content of this process. */
export interface EditedContent {
  /** What the files say. */
  readonly shipped: Content
  judged: () => readonly JudgedEdit<StoredEdit>[]
  /** Reads the edits again. */
  refresh: () => Promise<void>
  /** After a commit: this process shows it when this resolves, the others as soon as they are notified. */
  changed: () => Promise<void>
  stop: () => Promise<void>
}

const channel = 'upful_content'

/** Keeps `current` the same as the edits in the database, in every process. */
export async function followEdits(
  database: Database,
  shipped: Content,
  current: CurrentContent,
  onError: (error: unknown) => void,
): Promise<EditedContent> {
  let judged: readonly JudgedEdit<StoredEdit>[] = []
  let reading = Promise.resolve()

  async function read(): Promise<void> {
    const next = withEdits(shipped, await storedEdits(database.db))
    judged = next.judged
    current.replace(next.content)
  }

  /** One after the other, so that an older state never replaces a newer one. */
  function refresh(): Promise<void> {
    reading = reading.catch(() => {}).then(read)
    return reading
  }

  const refreshLater = () => void refresh().catch(onError)
  const stop =
    database.engine === 'postgres'
      ? await database.listen(channel, refreshLater, refreshLater)
      : null
  await refresh()
  return {
    shipped,
    judged: () => judged,
    refresh,
    async changed() {
      if (stop !== null) await database.notify(channel, '')
      await refresh()
    },
    stop: async () => stop?.(),
  }
}
