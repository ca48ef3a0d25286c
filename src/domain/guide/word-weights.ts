/** How much a word says about what somebody asks. */
export interface WordWeights {
  /** A word of few intents weighs more than one of many; a word of none the most. */
  readonly weightOf: (word: string) => number
  /** Whether it names a subject, and is not only a word of the language. */
  readonly isTelling: (word: string) => boolean
}

/** What the weights follow from. */
export interface WordCounts {
  /** How many intents there are, and how many of them have a word in their ways to ask. */
  readonly all: number
  readonly intents: ReadonlyMap<string, number>
  /** Words of other texts. */
  readonly known: ReadonlySet<string>
}

/** Counts the words in the ways to ask of each intent, which are lists of words. */
export function wordCountsOf(
  waysToAsk: readonly (readonly string[][])[],
  known: ReadonlySet<string>,
): WordCounts {
  const intents = new Map<string, number>()
  for (const lines of waysToAsk)
    for (const word of new Set(lines.flat())) intents.set(word, (intents.get(word) ?? 0) + 1)
  return { all: waysToAsk.length, intents, known }
}

export function wordWeights({ all, intents, known }: WordCounts): WordWeights {
  const weightOf = (word: string) => {
    const found = intents.get(word) ?? (known.has(word) ? onlyKnown : unseen)
    const share = Math.log(1 + all / found)
    if (word === '#place') return 0.4
    if (word.startsWith('#')) return 0.8
    return functionWords.has(word) ? share * 0.12 : share
  }
  return {
    weightOf,
    isTelling: (word) => !functionWords.has(word) && !word.startsWith('#'),
  }
}

/** A word that no way to ask contains counts as if half an intent had it. */
const unseen = 0.5
/** A word of our other texts is part of the language, so it tells less. */
const onlyKnown = 6

/** Words of the language, not of a subject. As stems. */
const functionWords: ReadonlySet<string> = new Set(
  `i my mine you your he his she her it its we our they their the a an of to in on at for from with by and or so but
  if then than as is are am was were be been do does did don done have has had can could will would should may might
  must not no just realli really very pleas please ok okay yes yeah tell me this that there here some any what how when
  where who why which lol sir miss hey hi hello now about all also too up out off becaus because want need get go know say
  like one ever still even only thing something anything everything way u im s t m re ve ll d e h o yet us mi tink think
  tri try make tak mak take giv give let see com come put them into more much many long`.split(
    /\s+/,
  ),
)
