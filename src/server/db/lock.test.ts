import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from './embedded.ts'
import { addressIn, writeAddress } from './folder-address.ts'
import { lockFolder } from './lock.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upful-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

describe('the lock of a data folder', () => {
  test.for(['deleted', 'replaced'])('is noticed to be lost when its file is %s', async (change) => {
    const lost = Promise.withResolvers<void>()
    const { release } = lockFolder(folder, lost.resolve, 5)
    rmSync(join(folder, 'upful.lock'))
    if (change === 'replaced') writeFileSync(join(folder, 'upful.lock'), '')
    await expect(lost.promise).resolves.toBeUndefined()
    release()
  })

  test('names the address of the server that holds it until that server stops', () => {
    writeAddress(folder, 'http://localhost:3111')
    const { release } = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow('is in use by another Upful process')
    writeAddress(folder, 'http://localhost:3000')
    expect(() => lockFolder(folder)).toThrow(
      `Upful is already running at http://localhost:3000, on the data folder ${folder}. Stop it first`,
    )
    release()
    lockFolder(folder).release()
    expect(addressIn(folder)).toBeNull()
  })

  test('keeps a second process out until it is released', () => {
    const { release } = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow('is in use by another Upful process')
    release()
    lockFolder(folder).release()
  })
})

describe('a data folder', () => {
  test.for(['secret', 'pg-before-2026-11-01T00-00-00', 'backups'])(
    'without a database is refused if it contains %s',
    async (trace) => {
      mkdirSync(join(folder, trace))
      await expect(openEmbedded(folder, null)).rejects.toThrow(
        `The database is missing from ${folder}, although Upful was used there before (${trace})`,
      )
      lockFolder(folder).release()
    },
  )

  test('with damaged files names the likely cause', async () => {
    mkdirSync(join(folder, 'pg'))
    writeFileSync(join(folder, 'pg', 'PG_VERSION'), '17\n')
    await expect(openEmbedded(folder, null)).rejects.toThrow(
      `The database in ${folder} cannot be opened: its files are damaged.`,
    )
  })

  test('that is not a folder names the likely cause', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await expect(openEmbedded(join(file, 'data'), null)).rejects.toThrow(
      'cannot be opened: the folder cannot be written to.',
    )
  })
})
