import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { placesInList } from '#domain/learning/open-badge.ts'

const compressed = promisify(gzip)

/** One bit for each place of a list, from the left; set for what was taken back. As Bitstring Status List 1.0 has it. */
export async function encodedList(takenBack: readonly number[]): Promise<string> {
  const bits = new Uint8Array(placesInList / 8)
  for (const place of takenBack) {
    const index = place % placesInList
    bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7))
  }
  // The letter says that base64url follows.
  return `u${(await compressed(bits)).toString('base64url')}`
}
