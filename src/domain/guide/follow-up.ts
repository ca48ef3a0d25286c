import type { TypedQuestion } from './answering.ts'
import type { IntentIndex } from './intent-index.ts'
import type { IntentMatch } from './matching.ts'

/** Beginnings of a message that goes on about what was said before. */
const goesOn =
  /^(?:an|and|ok|okay|so|but|also|alright|den|then|plus|even if|what about|wah bout|wa bout|wat about|how about|how bout|what if|because|cause|cuz)\b/i
/** Words that stand for what was said before. */
const refersBack =
  /\b(?:it|dat|that|dem|them|those|there|deh|dis one|that one|this one|which one|wah time|what time|the form|the test|di form)\b/i
/** Whether a text sounds as if it went on about something that was said before. */
export function seemsToGoOn(text: string): boolean {
  return goesOn.test(text) || refersBack.test(text)
}

/** A message that is sure of its own subject is a new question. */
const newSubjectFrom = 0.7

/** In words. */
const shortest = 3

/** Whether a message can only be understood with the answer before it. */
export function isFollowUp(
  { text, words }: TypedQuestion,
  matches: readonly IntentMatch[],
  { weights }: IntentIndex,
): boolean {
  const best = matches[0]?.score ?? 0
  // "What next" asks about the person's own steps only when nothing was said before.
  if (matches[0]?.intent.kind === 'own' && words.length <= shortest) return true
  const telling = new Set(words.filter(weights.isTelling))
  if (goesOn.test(text.trim())) return best < newSubjectFrom || telling.size <= 1
  if (telling.size <= 1) return best < newSubjectFrom
  return telling.size <= 4 && (refersBack.test(text) ? best < 0.6 : best < 0.45)
}
