import { plainQuestion } from '#domain/text/question-words.ts'
import * as pages from '#domain/pages.ts'

/** What to say first when a text says that something went badly; null if it doesn't. */
export function kindLineFor(text: string): string | null {
  const words = plainQuestion(text)
  return lines.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

const overwhelmedLine = `That sounds heavy, and I am glad you said it. You do not have to carry it alone: talk to somebody you trust, a guidance counsellor, or one of [these free helplines](${pages.helplines}).`

const lines: readonly (readonly [RegExp, string])[] = [
  [
    /\b(give up|giving up|life (is |a |gone |just )?(done|over|mash up|finish(ed)?|ruined)|nothing (is )?(ever )?go(ing|es) right|cyaa?n? (manage|cope)|cant (cope|manage|take it)|feel like (a )?(failure|loser|nobody)|mi (life )?mash up|stress(ed)? out|so stressed)\b/,
    overwhelmedLine,
  ],
  [
    /\b(fail(ed|ing)?|flop(ped)?|mash up|didnt (get|pass)|nuh (get|pass)|neva (get|pass)|never (got|passed|get|pass))\b.*\b(cxc|csec|cape|exams?|subjects?|maths?|english|school|tests?|results?|grades?|them|dem|all)\b|\bno (csec|cxc|subjects?|passes)\b/,
    'I am sorry, that is hard. It does not decide your future.',
  ],
  [
    /\b(nervous|scared|frighten(ed)?|afraid|fraid|anxious|worried|panic(k?ing)?)\b/,
    'It is normal to feel that way; even people who do it often feel it. A little practice helps a lot.',
  ],
  [
    /\b(rejected|turned (me )?down|(nobody|no one|none).*(call|hire|answer|reply)|(nah|not|didnt|never|neva|nuh) (get|got) (the|di|any|through|call).*(job|work|back)|keep (getting )?(reject|no))\b/,
    'That is discouraging. It happens to almost everybody who looks for work, and it says little about you.',
  ],
]
