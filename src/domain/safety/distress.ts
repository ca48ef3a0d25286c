import { bareWords, isIn, piecesOf, plainWords, saying } from './crisis-text.ts'
import { distressPatterns, notDistress } from './distress-patterns.ts'

/** Distress without any sign of danger: `crisisIn` is checked first. */
export const distressKinds = ['home', 'grief', 'hungry', 'bullied', 'lonely', 'sad'] as const
export type DistressKind = (typeof distressKinds)[number]

/** English and Patois, typed in a hurry. Being sad about an application is for the guide's own answers. */
export function distressIn(text: string): DistressKind | null {
  const pieces = piecesOf(plainWords(bareWords(text)))
  if (isIn(saying(notDistress), pieces)) return null
  return (
    distressKinds.find((kind) => distressPatterns[kind].some((pattern) => isIn(pattern, pieces))) ??
    null
  )
}
