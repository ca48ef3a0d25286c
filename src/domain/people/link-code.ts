// Without letters that look like digits, so that a code can be read out and written down.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 8

export const codeGoodForDays = 7

/** A code from random bytes, one for each character: 'K7QM-2XPA'. */
export function linkCodeFrom(bytes: Uint8Array): string {
  if (bytes.length < length) throw new RangeError(`A code needs ${length} random bytes`)
  const signs = Array.from(bytes.slice(0, length), (byte) => alphabet[byte % alphabet.length])
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}

/** Normalizes a typed code: case, spaces and the dash do not matter. */
export function typedCode(text: string): string {
  const signs = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}
