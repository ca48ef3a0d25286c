import { plainQuestion } from '#domain/text/question-words.ts'

/** What the built-in guide answers from the student's own data; everything else is looked up. */
export type GuideTopic =
  | 'hello'
  | 'thanks'
  | 'next'
  | 'careers'
  | 'papers'
  | 'progress'
  | 'openings'
  | 'courses'
  | 'about'

/** A question is expected at the start of a long text. */
const maxTopicLength = 1000

export function topicOf(question: string): GuideTopic | null {
  const words = plainQuestion(question).slice(0, maxTopicLength)
  return topics.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

const topics: readonly (readonly [GuideTopic, RegExp])[] = [
  [
    'hello',
    /^(hi|hello|hey|yo|good (morning|afternoon|evening)|wah gwaan|wha gwaan|wagwan|wassup|whats up)( there| upful)?$/,
  ],
  [
    'thanks',
    /^(ok |okay )?(thanks|thank you|tanks|thx|respect|bless|big up)( so much| a lot| yuh| you)?$/,
  ],
  [
    'about',
    /\b(who|what) are you\b|\bare you (a |an )?(ai|human|robot|bot|real|person)\b|\bwhat can you do\b/,
  ],
  [
    'next',
    /\bwhat (should|can|do|must) i (do|learn|study|work on|focus on|try) (next|now|today|first)\b|\b(my|the) next step\b|\bwhats next\b|\bwhere (do|should) i start\b|\bhow (do|can|should) i (start|begin)$|\bweh mi fi do\b|\bwhat next\b/,
  ],
  [
    'careers',
    /\b(which|what) (career|careers|job|jobs|path|paths|career path|career paths)\b.*\b(fits?|suits?|match(es)?|right|best|good|are there|exist|choose|pick)\b|\bcareer paths?\b.*\b(fits?|suits?|are there|choose|pick|for me)\b|\bwhat (career|job) (should|can|could) i\b|\b(dont|do not) know what (career|job|i want to)\b/,
  ],
  [
    'papers',
    /\b(papers?|documents?|paperwork)\b.*\b(job|work|need|employer|employers|start)\b|\b(job|work|employers?)\b.*\b(papers?|documents?|paperwork)\b/,
  ],
  [
    'progress',
    /\b(how am i doing|my (progress|level|xp|streak|skills|strengths|stats|badges))\b|\bhow (much|many) (xp|points)\b|\bwhat am i good at\b/,
  ],
  [
    'openings',
    /\b(any|find|show|list|are there|get|looking for|which|what)\b.*\b(internships?|openings?|vacanc(y|ies)|jobs? (near|in|for|open|available)|part time jobs?|summer jobs?|jobs available|opportunities|apprenticeships?)\b/,
  ],
  ['courses', /\b(what|which|list|show)\b.*\b(courses|can (i|students|you) learn)\b/],
]
