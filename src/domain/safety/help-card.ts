import { crisisIn, type CrisisKind } from './crisis-words.ts'
import type { Helpline } from '#domain/learning/facts.ts'
import type { AgeBand } from '#domain/people/birth-month.ts'
import { noAnswerAdvice } from '#domain/learning/no-answer-advice.ts'

export interface HelpCard {
  kind: CrisisKind
  title: string
  lines: readonly string[]
  helplines: readonly Pick<Helpline, 'id' | 'name' | 'phone' | 'whatsapp' | 'hours' | 'what'>[]
}

/** The help card for a text that contains crisis words. */
export function helpFor(
  text: string,
  ageBand: AgeBand,
  helplines: readonly Helpline[],
): HelpCard | null {
  const kind = crisisIn(text)
  return kind === null ? null : helpCardFor(kind, ageBand, helplines)
}

/** The fixed answer to crisis words: no model writes any of it, and it promises no secrecy. */
export function helpCardFor(
  kind: CrisisKind,
  ageBand: AgeBand,
  helplines: readonly Helpline[],
): HelpCard {
  const order = kind === 'suicide' ? talkFirst[ageBand] : reportFirst[kind]
  return cardOf({ kind, title: 'You are not alone', lines: words[kind] }, order, helplines)
}

/** For a guardian who is worried about a student: what to do first. */
export function helpForWorried(helplines: readonly Helpline[]): HelpCard {
  const card = { kind: 'danger', title: 'What to do now', lines: worriedLines } as const
  return cardOf(card, callWhenWorried, helplines)
}

function cardOf(
  card: Pick<HelpCard, 'kind' | 'title' | 'lines'>,
  order: readonly string[],
  helplines: readonly Helpline[],
): HelpCard {
  const lines = order.flatMap((id) => helplines.find((helpline) => helpline.id === id) ?? [])
  const advice = lines.map(noAnswerAdvice).find((line) => line !== null) ?? undefined
  return {
    ...card,
    lines: advice === undefined ? card.lines : [...card.lines, advice],
    helplines: lines.map(({ id, name, phone, whatsapp, hours, what }) => ({
      id,
      name,
      phone,
      ...(whatsapp === undefined ? {} : { whatsapp }),
      hours,
      what,
    })),
  }
}

const words: Readonly<Record<CrisisKind, readonly string[]>> = {
  suicide: [
    'Thank you for saying it. What you feel is heavy, and you do not have to carry it by yourself.',
    'Upful is a computer program, so please talk to a person now. These people listen, day and night, and you can talk to them free.',
    'If somebody is hurting you, it is not your fault, and they can help with that too.',
    'If you are in danger right now, call 119. If you can, go to somebody you trust and stay with them.',
  ],
  abuse: [
    'Thank you for telling us. What is being done to you is not your fault.',
    'You have the right to be safe. These people know what to do, and you can talk to them free.',
    'If you are in danger right now, call 119. If you can, go to an adult you trust.',
  ],
  danger: [
    'This sounds dangerous, and we want everybody to be safe.',
    'If there is danger right now, call 119. Get to a place with other people if you can.',
    'These people can help you, day and night.',
  ],
}

const worriedLines: readonly string[] = [
  'In danger right now? Call 119 and stay with them. Is somebody hurting them? Call 211: you do not have to be sure.',
  'In Jamaica every adult who suspects that a child is being hurt has to report it, and 211 is where to report it.',
]
const callWhenWorried = ['police', 'child-protection', 'safespot', 'u-matter', 'new-life'] as const

// Unknown is treated as young: SafeSpot is for children and teens, U-Matter for 16 to 24.
const talkFirst: Readonly<Record<AgeBand, readonly string[]>> = {
  minor: ['safespot', 'u-matter', 'new-life', 'child-protection', 'police'],
  unknown: ['safespot', 'u-matter', 'new-life', 'child-protection', 'police'],
  adult: ['new-life', 'u-matter', 'police'],
}

const reportFirst = {
  abuse: ['child-protection', 'safespot', 'police', 'new-life'],
  danger: ['police', 'child-protection', 'crime-stop', 'safespot'],
} as const
