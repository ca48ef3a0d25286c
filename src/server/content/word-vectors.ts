import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordVectorsFrom, type WordVectors } from '#domain/guide/word-vectors.ts'

/** Where the vectors are in the content, and in what the build makes of it. */
export const wordVectorsFolder = 'word-vectors'

/** Reads `words.txt`, a word a line, and `vectors.bin`, a signed byte for each dimension of each word. */
export function readWordVectors(folder: string): WordVectors {
  const words = readFileSync(join(folder, wordVectorsFolder, 'words.txt'), 'utf8').trimEnd()
  const bytes = readFileSync(join(folder, wordVectorsFolder, 'vectors.bin'))
  return wordVectorsFrom(words.split('\n'), new Int8Array(bytes))
}
