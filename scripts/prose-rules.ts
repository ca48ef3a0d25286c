import type { Sources } from './structure-rules.ts'

/** A phrase that reads as a literal translation, and what to write instead. */
interface PhraseRule {
  phrase: RegExp
  plain: string
  /** Some folders still have it: it is checked only in `rewritten` files. */
  pending?: true
}

const PHRASES: readonly PhraseRule[] = [
  { phrase: /\byour yes\b/i, plain: 'your approval' },
  { phrase: /\bworked out anew\b/i, plain: 'computed again' },
  { phrase: /\bwhat nobody said\b/i, plain: 'what neither side confirmed' },
  { phrase: /\bempty purse\b/i, plain: 'out of quota' },
  { phrase: /\blost its ear\b/i, plain: 'lost its LISTEN connection' },
  { phrase: /\bin place of which\b/i, plain: 'replaced with' },
  { phrase: /\bdies? without a word\b/i, plain: 'dies silently' },
  { phrase: /\btakes? no place\b/i, plain: 'does not count' },
  {
    phrase: /\bat the door\b.*\b40[13]\b|\b40[13] at the door\b/i,
    plain: '403 before the handler',
  },
  { phrase: /\banew\b/i, plain: 'again', pending: true },
  { phrase: /\bmanieth\b/i, plain: 'nth', pending: true },
  { phrase: /\bfor whom\b/i, plain: 'for anyone who', pending: true },
  { phrase: /\bnone of ours\b/i, plain: 'unknown or invalid', pending: true },
  {
    phrase:
      /\b(?<!there )(?:is|are|was) no (?:id|text|address|date|list|link|file|JSON|error|setting)\b/i,
    plain: 'is not a ...',
    pending: true,
  },
  { phrase: /\bknock(?:s|ed|ing)? at\b/i, plain: 'call, request', pending: true },
  { phrase: /\bthe line is gone\b/i, plain: 'connection lost', pending: true },
  { phrase: /\blost (?:its|the|a) line\b/i, plain: 'lost its connection', pending: true },
  { phrase: /\bdropped line\b/i, plain: 'lost connection', pending: true },
  { phrase: /\bbars nobody\b/i, plain: 'nothing keeps a user from it', pending: true },
  { phrase: /\bgoes on by itself\b/i, plain: 'continues automatically', pending: true },
  { phrase: /\bstops to work\b/i, plain: 'stops working', pending: true },
  { phrase: /\btyping slips?\b/i, plain: 'typo', pending: true },
  { phrase: /\bof one's own\b/i, plain: 'your own, separate', pending: true },
  { phrase: /\bon no day\b/i, plain: 'never, has no date', pending: true },
  { phrase: /\banything but nothing\b/i, plain: 'any non-empty text', pending: true },
  { phrase: /\bhears so\b/i, plain: 'receives', pending: true },
  { phrase: /\bsurely of age\b/i, plain: 'certainly an adult', pending: true },
  { phrase: /\bis said once\b/i, plain: 'is returned once', pending: true },
  { phrase: /\bis nobody's to\b/i, plain: 'must not be', pending: true },
  { phrase: /\bto nobody in particular\b/i, plain: 'to signed-out visitors too', pending: true },
]
const REWRITTEN = /^(?:[^/]+\.md|docs\/|scripts\/|bench\/|src\/server\/)/
// Both name the phrases; migrations are never edited, and the schema page is drawn from them.
const EXEMPT = /(?:^|\/)prose-rules|glossary\.md$|CHANGELOG\.md$|\/migrations\/|schema\.md$|\.sql/

/** Every phrase that must not come back, as `file:line "phrase": write ...`. */
export function phrasesIn(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => !EXEMPT.test(file))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) =>
        PHRASES.flatMap(({ phrase, plain, pending }) => {
          const found = pending && !REWRITTEN.test(file) ? null : phrase.exec(line)
          return found ? [`${file}:${index + 1} "${found[0]}": write "${plain}"`] : []
        }),
      ),
    )
}
