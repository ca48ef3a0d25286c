import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { databaseOver, openEmbedded, openEngine } from './embedded.ts'
import { unpackCluster } from './unpack-cluster.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upful-unpack-'))
  file = join(folder, 'packed.tar.gz')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

describe('a packed database', () => {
  test('becomes a database again, readable only by its owner', async () => {
    writeFileSync(file, await packedDatabase())
    const database = await openEmbedded(join(folder, 'data'), file)
    expect(await database.script('select word from words')).toEqual([{ word: 'mango' }])
    await database.close()
    const reopened = await openEmbedded(join(folder, 'data'), null)
    expect(await reopened.script('select word from words')).toEqual([{ word: 'mango' }])
    await reopened.close()
    expect(readdirSync(join(folder, 'data'))).not.toContain('pg.part')
    const cluster = join(folder, 'data', 'pg')
    expect(statSync(cluster).mode & 0o077).toBe(0)
    expect(statSync(join(cluster, 'PG_VERSION')).mode & 0o077).toBe(0)
  })

  test('that is truncated anywhere leaves nothing behind', async () => {
    const image = await packedDatabase()
    for (const length of [0, 5, image.length >> 1, image.length - 1]) {
      writeFileSync(file, image.subarray(0, length))
      await expect(unpackCluster(file, join(folder, 'pg'))).rejects.toThrow(
        /unexpected end of file|no database in it/,
      )
      expect(readdirSync(folder)).toEqual(['packed.tar.gz'])
    }
  })

  test.for<[string, Buffer, string]>([
    ['is not a tar file', Buffer.alloc(2048, 'a'), 'it is not a tar file'],
    ['contains something else', tarOf('./notes.txt', 'mango'), 'there is no database in it'],
    ['ends in the middle of a file', tarOf('PG_VERSION', '18').subarray(0, 513), 'it is cut off'],
    [
      'contains a path outside its folder',
      tarOf('../PG_VERSION', '18'),
      '"../PG_VERSION" is outside',
    ],
    [
      'contains a link',
      tarOf('PG_VERSION', '', '2'),
      '"PG_VERSION" is neither a file nor a folder',
    ],
  ])('that %s is refused', async ([, tar, reason]) => {
    writeFileSync(file, gzipSync(tar))
    await expect(unpackCluster(file, join(folder, 'pg'))).rejects.toThrow(reason)
    expect(readdirSync(folder)).toEqual(['packed.tar.gz'])
  })

  test('is unpacked again after an interrupted start, but never over an existing database', async () => {
    writeFileSync(file, gzipSync(Buffer.concat([tarOf('/PG_VERSION', '18'), Buffer.alloc(1024)])))
    await unpackCluster(file, join(folder, 'pg.part'))
    await unpackCluster(file, join(folder, 'pg'))
    expect(readdirSync(folder).toSorted()).toEqual(['packed.tar.gz', 'pg'])
    await expect(unpackCluster(file, join(folder, 'pg'))).rejects.toThrow('ENOTEMPTY')
  })
})

let packed: Promise<Buffer> | undefined

function packedDatabase(): Promise<Buffer> {
  return (packed ??= pack())
}

async function pack(): Promise<Buffer> {
  const database = databaseOver(await openEngine(null))
  await database.script(`create table words (word text); insert into words values ('mango')`)
  const image = await database.image()
  await database.close()
  return image
}

/** A tar file with one member. */
function tarOf(name: string, content: string, type = '0'): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0)
  header.write(content.length.toString(8).padStart(11, '0'), 124)
  header.write(' '.repeat(8), 148)
  header.write(type, 156)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0`, 148)
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512)
  body.write(content)
  return Buffer.concat([header, body])
}
