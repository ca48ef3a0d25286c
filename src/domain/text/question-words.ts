/** Synonyms: a question says CV where a lesson says résumé. */
const sameThing: readonly (readonly [RegExp, string])[] = [
  [/\bcvs?\b|\bcurriculum vitae\b/, 'resume'],
  [/\bresumes?\b/, 'resume'],
  [/\b(documents?|paperwork)\b/, 'papers'],
  [/\b(wages?|salary|salaries|paycheck|pay cheque)\b/, 'pay wage'],
  [/\b(scams?|fraud|fake|trap|scammers?|con)\b/, 'scam red flags trap'],
  [/\b(wear|clothes|dress|outfit)\b/, 'outfit wear'],
  [/\b(uni|university|college)\b/, 'university college'],
  [/\b(csec|cxc|subjects?|passes)\b/, 'csec cxc passes subjects'],
  [/\b(school fees|tuition|student loan|loan for school)\b/, 'tuition loan students'],
  [/\b(cover letter|application letter)\b/, 'cover note letter apply'],
  [/\b(payslip|pay slip|deductions?|taxes|tax)\b/, 'pay slip nis nht tax gross net'],
  [/\b(coding|coder|developer|software)\b/, 'code programming developer'],
  [/\b(trade|trades|welding|plumbing|carpentry|electrician|mason)\b/, 'trade skills construction'],
  [/\b(nervous|anxious|shy)\b/, 'confidence rehearse'],
  [/\b(save|saving|savings)\b/, 'save budget'],
  [
    /\b(drop ?out|dropped out|no passes|no subjects|fail(ed)? csec)\b/,
    'heart high school diploma equivalency',
  ],
  [/\bwuk\b/, 'work job'],
  [/\b(presentations?|speech|public speaking)\b/, 'present talk pitch'],
  [/\b(too young|how old|what age|old enough)\b/, 'age work allowed'],
  [/\bpaye\b/, 'income tax threshold'],
  [/\b(no|without|any|zero) (work |job )?experience\b/, 'unpaid school church resume'],
  [/\b(borrow|loans?)\b/, 'loan borrow'],
]

/** Filler words, which are not about the topic. */
const fillers = new Set(
  `get getting got need want know tell good best better thing things way ways much many give put first
  someone somebody people person ready upful please help also really like going go try think feel make
  use using able possible show explain mean means stand stands teach learn young students student
  mi waan wan fi weh wah inna dem seh likkle yuh unu pon fah nuh dat dis cyaan haffi
  bout bad gwaan yah dem neva nah fat dah wid fimi mek tek sum asap`.split(/\s+/),
)

/** The search words: the question without fillers, plus synonyms. */
export function searchWordsOf(question: string): string {
  const plain = plainQuestion(question)
  const synonyms = sameThing.filter(([pattern]) => pattern.test(plain)).map(([, words]) => words)
  return [withoutFillers(plain), ...synonyms].join(' ')
}

/** The words of the question itself that have no synonyms. */
export function tellingWordsOf(question: string): string {
  const plain = plainQuestion(question)
  return withoutFillers(sameThing.reduce((rest, [pattern]) => rest.replace(pattern, ' '), plain))
}

function withoutFillers(plain: string): string {
  const significant = plain.split(/ +/).filter((word) => !fillers.has(word))
  return significant.length === 0 ? plain : significant.join(' ')
}

/** Normalizes text for matching: lower case, no accents, one space between words. */
export function plainQuestion(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\be-mail/g, 'email')
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
