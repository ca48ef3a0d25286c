import type { UserId } from '#domain/people/user-id.ts'
import { storeOf } from './account-here.ts'

type Table = 'answers' | 'outbox'

const version = 1

/** What this device keeps of one person: a separate database, so that nobody else's page can read it by mistake. */
export interface PersonStore {
  person: UserId
  /** All rows of a table by key, in the order of the keys. */
  all: <Key extends string | number, Row>(table: Table) => Promise<[key: Key, row: Row][]>
  /** Writes rows, and deletes those without a value, in one transaction that is on the disk when it returns. */
  write: (
    table: Table,
    rows: readonly (readonly [key: IDBValidKey, row: unknown])[],
  ) => Promise<void>
  /** Adds a row behind all others; returns its key. */
  add: (table: Table, row: unknown) => Promise<number>
  close: () => void
}

export async function openPersonStore(person: UserId): Promise<PersonStore> {
  const request = indexedDB.open(storeOf(person), version)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('answers')
    request.result.createObjectStore('outbox', { autoIncrement: true })
  }
  const database = await done(request)
  // Another tab deletes it, because the person signed out.
  database.onversionchange = () => database.close()

  async function change(table: Table, run: (rows: IDBObjectStore) => void): Promise<void> {
    const transaction = database.transaction(table, 'readwrite', { durability: 'strict' })
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('not written'))
    })
    run(transaction.objectStore(table))
    await finished
  }

  return {
    person,
    async all<Key extends string | number, Row>(table: Table): Promise<[Key, Row][]> {
      const rows = database.transaction(table).objectStore(table)
      const [keys, values] = await Promise.all([done(rows.getAllKeys()), done(rows.getAll())])
      return keys.map((key, index) => [key as Key, values[index] as Row])
    },
    write: (table, rows) =>
      change(table, (stored) => {
        // The numbers of the outbox are made by the database.
        for (const [key, row] of rows)
          if (row === undefined) stored.delete(key)
          else stored.put(row, key)
      }),
    async add(table, row) {
      let key = 0
      await change(table, (stored) => {
        const added = stored.add(row)
        added.onsuccess = () => (key = Number(added.result))
      })
      return key
    },
    close: () => database.close(),
  }
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('not read'))
  })
}
