import { expect, test } from 'vitest'
import { learnedMeanings, meaningModelFrom } from './meaning-model.ts'
import { inverseOf } from './matrix.ts'
import { wordVectorsFrom } from './word-vectors.ts'

/** Jobs lie along the first dimension, papers along the second, and "the" between them. */
const vectors = wordVectorsFrom(
  ['work', 'job', 'labour', 'passport', 'certificate', 'document', 'the'],
  new Int8Array([100, 2, 90, 9, 95, -4, 3, 100, 8, 90, -5, 95, 30, 30]),
)
const texts = [
  { text: 'the work', intent: 0 },
  { text: 'job', intent: 0 },
  { text: 'work job', intent: 0 },
  { text: 'the passport', intent: 1 },
  { text: 'certificate', intent: 1 },
  { text: 'passport certificate', intent: 1 },
]
const model = meaningModelFrom(learnedMeanings(texts, 2, vectors), vectors)

test('a word that no text has counts by its meaning', () => {
  expect(model('labour')?.[0]).toBeGreaterThan(0.9)
  expect(model('The Document!')?.[1]).toBeGreaterThan(0.9)
})

test('the shares are 1 together, and a text of unknown words has none', () => {
  const shares = model('the labour document')
  expect((shares?.[0] ?? 0) + (shares?.[1] ?? 0)).toBeCloseTo(1)
  expect(model('xylophone')).toBeNull()
})

test('a matrix times its inverse is the identity', () => {
  const matrix = [
    new Float64Array([4, 1, 0]),
    new Float64Array([1, 3, 1]),
    new Float64Array([0, 1, 2]),
  ]
  const inverse = inverseOf(matrix)
  for (const [row, line] of matrix.entries())
    for (let column = 0; column < 3; column += 1) {
      const product = line.reduce((sum, value, at) => sum + value * (inverse[at]?.[column] ?? 0), 0)
      expect(product).toBeCloseTo(row === column ? 1 : 0)
    }
})
