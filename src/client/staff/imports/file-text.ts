/**
 * The text of a file that a spreadsheet saved: UTF-8 or UTF-16 by its first bytes, otherwise UTF-8 where it is valid,
 * otherwise what Excel saves on Windows.
 */
export function textOfFile(bytes: Uint8Array): string {
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (start.startsWith('fffe')) return decoded(bytes, 'utf-16le')
  if (start.startsWith('feff')) return decoded(bytes, 'utf-16be')
  // Plain letters in UTF-16 without a mark have a zero in every second byte.
  if (/^..00..00$/.test(start)) return decoded(bytes, 'utf-16le')
  if (/^00..00..$/.test(start)) return decoded(bytes, 'utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoded(bytes, 'windows-1252')
  }
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}
