import type { Skill } from './skills.ts'
import { plainWords } from '#domain/text/word-stems.ts'

/** What a struggle is about, narrower than a skill. */
export interface CourseTopic {
  /** The name of the course in lists; must not quote the student. */
  name: string
  /** Words used in lessons about it. */
  about: string
  /** The skills of these lessons, closest first. */
  skills: readonly Skill[]
}

/** The first topic named in a struggle; null if none is. */
export function topicOfStruggle(struggle: string): CourseTopic | null {
  const words = plainWords(struggle)
  return topics.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

function topic(name: string, about: string, ...skills: Skill[]): CourseTopic {
  return { name, about, skills }
}

const topics: readonly (readonly [RegExp, CourseTopic])[] = [
  [
    /\binterview(s|er|ing)?\b/,
    topic(
      'Interview calm',
      'interview STAR mock rehearse pitch talk listen',
      'job-search',
      'communication',
    ),
  ],
  [
    /\b(scam(s|med|mers?)?|fake (jobs?|offers?)|red flags?|tricked|con(ned)?|job traps?)\b/,
    topic('Spot the scam', 'scam flag fake fee trick fraud', 'job-search', 'personal-finance'),
  ],
  [
    /\b(side hustles?|(my|mi) own (business|hustle)|small business|freelanc(e|er|ing)|invoices?|(find|get|more) customers?|(how much|what|what price) (to|fi|should i) charge)\b/,
    topic(
      'Earn for yourself',
      'customer price sell cost margin deposit invoice order',
      'personal-finance',
    ),
  ],
  [
    /\b(cvs?|resumes?|cover letters?|application letters?)\b/,
    topic('Your résumé', 'resume page true fix note', 'job-search'),
  ],
  [
    /\b(public speaking|present(ing|ations?)|speech(es)?|stage fright|in front of)\b/,
    topic('Speak in front of people', 'talk pitch rehearse present audience', 'communication'),
  ],
  [
    /\b(e ?mails?|letters?|write professionally)\b/,
    topic('Clear messages', 'email subject message letter write', 'communication'),
  ],
  [
    /\b(quarrel(s|ling)?|conflicts?|argu(e|ing|ments?)|fight(ing|s)?)\b.*\b(team|group|co ?workers?|members?|classmates?)\b|\b(team|group|co ?workers?|members?|classmates?)\b.*\b(quarrel(s|ling)?|conflicts?|argu(e|ing|ments?)|fight(ing|s)?)\b/,
    topic('Calm in a conflict', 'conflict calm feedback blame agreement', 'teamwork'),
  ],
  [
    /\b(loans?|borrow(ed|ing)?|debts?|owe|credit)\b/,
    topic('Before you borrow', 'loan borrow interest repay debt', 'personal-finance'),
  ],
  [
    /\b(pay ?slips?|nis|nht|paye|tax(es)?|deduct(ed|ions?))\b/,
    topic('Read your pay', 'gross net slip NIS NHT tax', 'personal-finance', 'workplace-skills'),
  ],
  [/\bloops?\b/, topic('Loops, step by step', 'loop list repeat', 'programming')],
  [
    /\b(exams?|revis(e|ing|ion)|tests?|forget what|concentrate|study(ing)?)\b/,
    topic('Study that sticks', 'study remember close book block week', 'training'),
  ],
]
