import { inflateSync } from 'node:zlib'

const headerBytes = { woff: 44, font: 12 }
const entryBytes = { woff: 20, font: 16 }

/** The font in a WOFF file, as a program reads it that knows no WOFF: the same tables, no longer compressed. */
export function openedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(headerBytes.font + count * entryBytes.font)
  // The kind of font. What helps to search the tables may stay empty.
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let at = header.length
  for (let index = 0; index < count; index += 1) {
    const from = headerBytes.woff + index * entryBytes.woff
    const table = tableAt(woff, from)
    const to = headerBytes.font + index * entryBytes.font
    woff.copy(header, to, from, from + 4)
    woff.copy(header, to + 4, from + 16, from + 20)
    header.writeUInt32BE(at, to + 8)
    header.writeUInt32BE(table.length, to + 12)
    // Each table begins at a multiple of four.
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    tables.push(padded)
    at += padded.length
  }
  return Buffer.concat([header, ...tables])
}

function tableAt(woff: Buffer, entry: number): Buffer {
  const offset = woff.readUInt32BE(entry + 4)
  const stored = woff.readUInt32BE(entry + 8)
  const table = woff.subarray(offset, offset + stored)
  return stored < woff.readUInt32BE(entry + 12) ? inflateSync(table) : table
}
