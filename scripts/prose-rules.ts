import type { Sources } from './structure-rules.ts'

/** A phrase that reads as a literal translation, and what to write instead. */
interface PhraseRule {
  phrase: RegExp
  plain: string
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
  { phrase: /\banew\b/i, plain: 'again' },
  { phrase: /\bmanieth\b/i, plain: 'nth' },
  { phrase: /\bfor whom\b/i, plain: 'for anyone who' },
  { phrase: /\bnone of ours\b/i, plain: 'unknown or invalid' },
  {
    phrase:
      /\b(?<!there )(?:is|are|was) no (?:id|text|address|date|list|link|file|JSON|error|setting)\b/i,
    plain: 'is not a ...',
  },
  { phrase: /\bknock(?:s|ed|ing)? at\b/i, plain: 'call, request' },
  { phrase: /\bthe line is gone\b/i, plain: 'connection lost' },
  { phrase: /\blost (?:its|the|a) line\b/i, plain: 'lost its connection' },
  { phrase: /\bdropped line\b/i, plain: 'lost connection' },
  { phrase: /\bbars? nobody\b/i, plain: 'passes the accessibility checks' },
  { phrase: /\bgoes on by itself\b/i, plain: 'continues automatically' },
  { phrase: /\bstops to work\b/i, plain: 'stops working' },
  { phrase: /\btyping slips?\b/i, plain: 'typo' },
  { phrase: /\bof one's own\b/i, plain: 'your own, separate' },
  { phrase: /\bon no day\b/i, plain: 'never, has no date' },
  { phrase: /\banything but nothing\b/i, plain: 'any non-empty text' },
  { phrase: /\bhears so\b/i, plain: 'receives' },
  { phrase: /\bsurely of age\b/i, plain: 'certainly an adult' },
  { phrase: /\bis said once\b/i, plain: 'is returned once' },
  { phrase: /\bis nobody's to\b/i, plain: 'must not be' },
  { phrase: /\bto nobody in particular\b/i, plain: 'to signed-out visitors too' },
  {
    phrase: /\bwhat (?:came|becomes|became) of\b/i,
    plain: 'the outcome, what happened',
  },
  { phrase: /\bhears? (?:it|of|that|about)\b/i, plain: 'is notified, receives' },
  { phrase: /\bstands? (?:first|here|there|beside)\b/i, plain: 'is shown, appears' },
  { phrase: /\bwhere (?:it|they|somebody) stands?\b/i, plain: 'state, progress' },
  {
    phrase: /\bso many (?:days|weeks|hours|minutes|years|times|people)\b/i,
    plain: 'this many',
  },
  { phrase: /(?<!\bwho )\bwhom\b/i, plain: 'who, that' },
  { phrase: /\bwhoever\b/i, plain: 'anybody who, the person who' },
  { phrase: /\bmeanwhile\b/, plain: 'in the meantime' },
  { phrase: /\b(?:a|the|their|that) yes\b/i, plain: 'approval' },
  { phrase: /\bto nobody\b/i, plain: 'not to anybody' },
  { phrase: /\bsurely\b/i, plain: 'certainly, always' },
  {
    phrase: /\b(?:said|told|shown) (?:this )?once\b(?= *(?:$|[.,;:*]))/i,
    plain: 'shown only once',
  },
  {
    phrase: /\bof (?:its|their|his|her) own(?=[.,;:)]| \*\/)/i,
    plain: 'its own, separate',
  },
  { phrase: /\bfor ever\b/i, plain: 'forever' },
  {
    phrase: /\b(?:names|numbers|ids|letters|adults|staff|Mondays|titles) alone\b/i,
    plain: 'only names, only staff',
  },
]
// Both name the phrases; migrations are never edited, and the schema page is drawn from them.
const EXEMPT = /(?:^|\/)prose-rules|glossary\.md$|CHANGELOG\.md$|\/migrations\/|schema\.md$|\.sql/

/** Every phrase that must not come back, as `file:line "phrase": write ...`. */
export function phrasesIn(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => !EXEMPT.test(file))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) =>
        PHRASES.flatMap(({ phrase, plain }) => {
          const match = phrase.exec(line)
          return match ? [`${file}:${index + 1} "${match[0]}": write "${plain}"`] : []
        }),
      ),
    )
}
