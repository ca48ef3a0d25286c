import { intentIndexOf, type IntentIndex } from '#domain/guide/intent-index.ts'
import { intentsFrom } from '#domain/guide/intents.ts'
import type { Content } from '../content/load-content.ts'
import { textsIn } from '../content/texts.ts'

type Indexed = Pick<Content, 'answers' | 'courses' | 'paths' | 'programmes' | 'readiness' | 'words'>

const indexes = new WeakMap<Indexed, IntentIndex>()

/** The index of this content; it is made when it is first needed. */
export function guideIndexOf(content: Indexed): IntentIndex {
  const known = indexes.get(content)
  if (known !== undefined) return known
  const { courses, paths, programmes, readiness, words } = content
  const texts = textsIn([courses, paths, programmes, readiness, words]).map(({ text }) => text)
  const index = intentIndexOf(intentsFrom(content.answers), texts)
  indexes.set(content, index)
  return index
}
