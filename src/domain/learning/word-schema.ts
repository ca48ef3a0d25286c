import { z } from 'zod'
import { authoredId, authoredText } from './authored.ts'
import { skillSchema } from './skill-schema.ts'

/** A hard word of the lessons, with one plain sentence. */
export const wordSchema = z.strictObject({
  id: authoredId,
  /** How it is written; with a capital, only in just this way. */
  forms: z.array(authoredText).min(1).max(6),
  meaning: authoredText.max(160),
  /** Where it has this meaning; everywhere if absent. */
  skills: z.array(skillSchema).min(1).optional(),
})
export type AuthoredWord = z.infer<typeof wordSchema>

/** The words that have their meaning in the lessons of a skill. */
export function wordsForSkill(words: readonly AuthoredWord[], skill: string): AuthoredWord[] {
  return words.filter(({ skills }) => skills === undefined || skills.some((each) => each === skill))
}
