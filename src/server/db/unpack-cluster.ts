import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/**
 * Unpacks a database that the engine packed into one file to `target`, which appears only once it is
 * complete. The engine's own loader would keep the file and its content in memory, and would end the
 * process if the file is truncated.
 */
export async function unpackCluster(file: string, target: string): Promise<void> {
  const part = `${target}.part`
  await rm(part, { recursive: true, force: true })
  try {
    await mkdir(part, { recursive: true, mode: 0o700 })
    await pipeline(createReadStream(file), createGunzip(), (bytes) => writeMembers(bytes, part))
    if (!existsSync(join(part, 'PG_VERSION'))) throw new Error('there is no database in it')
    await rename(part, target)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

/** A tar file is blocks of 512 bytes: a header for each member, then its content, padded with zeros. */
const block = 512

async function writeMembers(chunks: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const bytes = byteReader(chunks)
  for (;;) {
    const header = await bytes.read(block)
    if (header === null) return
    // Empty blocks mark the end, but the checksum of the packed file comes after them.
    if (header.every((byte) => byte === 0)) continue
    const { path, isFolder, size } = memberOf(header)
    const target = join(folder, path)
    await mkdir(isFolder ? target : dirname(target), { recursive: true, mode: 0o700 })
    if (!isFolder) await writeFile(target, bytes.pieces(size))
    await bytes.read((block - (size % block)) % block)
  }
}

async function writeFile(target: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(target, 'w', 0o600)
  try {
    for await (const piece of pieces) await file.appendFile(piece)
  } finally {
    await file.close()
  }
}

function memberOf(header: Buffer): { path: string; isFolder: boolean; size: number } {
  refuseUnlessHeader(header)
  const path = pathOf(textAt(header, 0, 100))
  const type = textAt(header, 156, 1)
  if (!['0', '', '5'].includes(type)) throw new Error(`"${path}" is neither a file nor a folder`)
  return { path, isFolder: type === '5', size: Number.parseInt(textAt(header, 124, 12), 8) }
}

/** The header contains the sum of its own bytes, with the sum field counted as spaces. */
function refuseUnlessHeader(header: Buffer): void {
  const summed = Buffer.from(header).fill(' ', 148, 156)
  const sum = summed.reduce((total, byte) => total + byte, 0)
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

function byteReader(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function next(maxLength: number): Promise<Buffer | null> {
    while (rest.length === 0) {
      const { value, done } = await source.next()
      if (done) return null
      rest = value
    }
    const piece = rest.subarray(0, maxLength)
    rest = rest.subarray(piece.length)
    return piece
  }

  async function* pieces(length: number): AsyncGenerator<Buffer> {
    for (let remaining = length; remaining > 0;) {
      const piece = await next(remaining)
      if (piece === null) throw new Error('it is cut off')
      remaining -= piece.length
      yield piece
    }
  }

  return {
    pieces,
    /** Null at the end of the file. */
    async read(length: number): Promise<Buffer | null> {
      const first = await next(length)
      if (first === null || first.length === length) return first
      const parts = [first]
      for await (const piece of pieces(length - first.length)) parts.push(piece)
      return Buffer.concat(parts)
    },
  }
}
