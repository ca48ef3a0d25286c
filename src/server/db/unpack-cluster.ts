import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/**
 * Unpacks a database that the engine packed into one file to `target`, which appears only once it is
 * whole. The engine's own reading holds the file and all that is in it in memory, and ends the process
 * when the file is cut.
 */
export async function unpackCluster(file: string, target: string): Promise<void> {
  const part = `${target}.part`
  await rm(part, { recursive: true, force: true })
  try {
    await mkdir(part, { recursive: true, mode: 0o700 })
    await pipeline(createReadStream(file), createGunzip(), (bytes) => writeEntries(bytes, part))
    if (!existsSync(join(part, 'PG_VERSION'))) throw new Error('there is no database in it')
    await rename(part, target)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

/** A tar file is blocks of 512 bytes: one that describes an entry, then its content, filled up with zeros. */
const block = 512

async function writeEntries(chunks: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const bytes = takeFrom(chunks)
  for (;;) {
    const header = await bytes.whole(block)
    if (header === null) return
    // Empty blocks mark the end, but the checksum of the packed file comes after them.
    if (header.every((byte) => byte === 0)) continue
    const { path, isFolder, size } = entryOf(header)
    const place = join(folder, path)
    await mkdir(isFolder ? place : dirname(place), { recursive: true, mode: 0o700 })
    if (!isFolder) await writeFile(place, bytes.pieces(size))
    await bytes.whole((block - (size % block)) % block)
  }
}

async function writeFile(place: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(place, 'w', 0o600)
  try {
    for await (const piece of pieces) await file.appendFile(piece)
  } finally {
    await file.close()
  }
}

function entryOf(header: Buffer): { path: string; isFolder: boolean; size: number } {
  refuseUnlessHeader(header)
  const path = pathOf(textAt(header, 0, 100))
  const type = textAt(header, 156, 1)
  if (!['0', '', '5'].includes(type)) throw new Error(`"${path}" is neither a file nor a folder`)
  return { path, isFolder: type === '5', size: Number.parseInt(textAt(header, 124, 12), 8) }
}

/** The header contains the sum of its own bytes, with the sum field counted as spaces. */
function refuseUnlessHeader(header: Buffer): void {
  const counted = Buffer.from(header).fill(' ', 148, 156)
  const sum = counted.reduce((total, byte) => total + byte, 0)
  if (sum !== Number.parseInt(textAt(header, 148, 8), 8)) throw new Error('it is not a tar file')
}

function pathOf(name: string): string {
  const parts = name.split('/').filter((part) => part !== '' && part !== '.')
  if (parts.includes('..')) throw new Error(`"${name}" is outside of the folder`)
  return parts.join('/')
}

function textAt(header: Buffer, from: number, length: number): string {
  return (header.toString('utf8', from, from + length).split('\0')[0] ?? '').trim()
}

function takeFrom(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function next(most: number): Promise<Buffer | null> {
    while (rest.length === 0) {
      const { value, done } = await source.next()
      if (done) return null
      rest = value
    }
    const piece = rest.subarray(0, most)
    rest = rest.subarray(piece.length)
    return piece
  }

  async function* pieces(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      const piece = await next(left)
      if (piece === null) throw new Error('it is cut off')
      left -= piece.length
      yield piece
    }
  }

  return {
    pieces,
    /** Null when nothing is left. */
    async whole(length: number): Promise<Buffer | null> {
      const found = await next(length)
      if (found === null || found.length === length) return found
      const parts = [found]
      for await (const piece of pieces(length - found.length)) parts.push(piece)
      return Buffer.concat(parts)
    },
  }
}
