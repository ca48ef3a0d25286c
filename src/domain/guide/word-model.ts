/** The words of one way to ask, and the number of its intent. */
export interface TaughtExample {
  readonly intent: number
  readonly features: ReadonlyMap<string, number>
}

/** Gives each intent its share of the certainty, from 0 to 1; together they are 1. */
export type WordModel = (features: ReadonlyMap<string, number>) => Float32Array

/**
 * A multinomial logistic regression, trained with the same result every time. It learns which words tell
 * one intent from the others, which the nearest example cannot know.
 */
export function trainedModel(lessons: readonly TaughtExample[], intents: number): WordModel {
  const numbers = new Map<string, number>()
  const rows = lessons.map(({ intent, features }) => {
    const row = unitRow(features, (feature) => {
      const number = numbers.get(feature) ?? numbers.size
      numbers.set(feature, number)
      return number
    })
    return { intent, ...row }
  })
  const weights = new Float32Array(numbers.size * intents)
  const errors = new Float32Array(intents)
  for (let pass = 0; pass < passes; pass += 1) {
    const rate = firstRate * (1 - pass / passes)
    for (let step = 0; step < rows.length; step += 1) {
      const row = rows[(step * stride + pass) % rows.length]
      if (row !== undefined) learn(weights, row, errors, rate)
    }
  }
  return (features) => {
    const row = unitRow(features, (feature) => numbers.get(feature))
    const shares = new Float32Array(intents)
    fillShares(shares, weights, row)
    return shares
  }
}

const passes = 5
const firstRate = 1
/** A smaller error changes nothing that matters. */
const leastError = 0.002
/** A prime, so that every pass goes through all rows in a mixed order. */
const stride = 7919

interface Row {
  columns: readonly number[]
  values: readonly number[]
}

/** The known features, scaled so that the length of all of them is 1. */
function unitRow(
  features: ReadonlyMap<string, number>,
  numberOf: (feature: string) => number | undefined,
): Row {
  let sum = 0
  for (const value of features.values()) sum += value * value
  const length = Math.sqrt(sum) || 1
  const columns: number[] = []
  const values: number[] = []
  for (const [feature, value] of features) {
    const column = numberOf(feature)
    if (column === undefined) continue
    columns.push(column)
    values.push(value / length)
  }
  return { columns, values }
}

function fillShares(shares: Float32Array, weights: Float32Array, { columns, values }: Row): void {
  const intents = shares.length
  shares.fill(0)
  for (const [index, column] of columns.entries()) {
    const from = column * intents
    const value = values[index] ?? 0
    for (let intent = 0; intent < intents; intent += 1)
      shares[intent] = (shares[intent] ?? 0) + (weights[from + intent] ?? 0) * value
  }
  let highest = -Infinity
  for (const share of shares) if (share > highest) highest = share
  let sum = 0
  for (let intent = 0; intent < intents; intent += 1) {
    const share = Math.exp((shares[intent] ?? 0) - highest)
    shares[intent] = share
    sum += share
  }
  for (let intent = 0; intent < intents; intent += 1) shares[intent] = (shares[intent] ?? 0) / sum
}

function learn(
  weights: Float32Array,
  row: Row & { intent: number },
  errors: Float32Array,
  rate: number,
): void {
  fillShares(errors, weights, row)
  errors[row.intent] = (errors[row.intent] ?? 0) - 1
  for (const [intent, error] of errors.entries()) {
    if (Math.abs(error) < leastError) continue
    for (const [index, column] of row.columns.entries()) {
      const at = column * errors.length + intent
      weights[at] = (weights[at] ?? 0) - rate * error * (row.values[index] ?? 0)
    }
  }
}
