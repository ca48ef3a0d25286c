import * as pages from '#domain/pages.ts'
import type { DistressKind } from './distress.ts'
import type { Helpline } from '#domain/learning/facts.ts'
import { noAnswerAdvice } from '#domain/learning/no-answer-advice.ts'

/** The answer for somebody who is sad, lonely, bullied, grieving or afraid at home: people first, no lessons. */
export function distressAnswer(
  kind: DistressKind,
  adult: boolean,
  helplines: readonly Helpline[],
): string {
  const lines = (adult ? forAdults : kind === 'home' ? forHome : forTheYoung).flatMap(
    (id) => helplines.find((helpline) => helpline.id === id) ?? [],
  )
  const numbers = lines.map(
    ({ name, phone, whatsapp }) =>
      `- ${name}: **${phone}**${whatsapp === undefined || whatsapp === phone ? '' : ` (WhatsApp ${whatsapp})`}`,
  )
  const advice = lines.map(noAnswerAdvice).find((line) => line !== null)
  return [
    kindly[kind],
    whoToTell[kind],
    'I am a computer program, so please talk to a person too. These lines are free and open day and night:',
    numbers.join('\n'),
    `${advice === undefined || advice === null ? '' : `${advice} `}If you are in danger, or ever think about hurting yourself, call **119** now. More numbers are under [Helplines](${pages.helplines}).`,
  ].join('\n\n')
}

const forTheYoung = ['safespot', 'u-matter', 'new-life']
const forHome = ['child-protection', 'safespot', 'u-matter']
const forAdults = ['new-life', 'u-matter']

const kindly: Readonly<Record<DistressKind, string>> = {
  sad: 'I am sorry that you feel this way, and I am glad that you said it. Feeling low is not weakness, it is not your fault, and it can get lighter with help.',
  lonely:
    'I am sorry. Being lonely hurts, and many people your age feel it without saying so. It does not mean that something is wrong with you.',
  bullied:
    'I am sorry that this is happening. Nobody deserves to be treated like that, and it is not your fault. It can be stopped, and you do not have to do that alone.',
  grief:
    'I am so sorry for your loss. Missing somebody can hurt for a long time, and there is no right way to grieve. You can cry, and you can take your time.',
  hungry:
    'I am sorry. Nobody should go hungry, and it is not your fault. You can ask for help with food, and you will not be the only one who does.',
  home: 'I am sorry that home feels frightening. It is not your fault, and you have the right to be safe.',
}

const whoToTell: Readonly<Record<DistressKind, string>> = {
  sad: 'Tell one person today: a relative, a friend, a teacher, your guidance counsellor or a pastor you trust. You can begin with “I have not been feeling okay, can I talk to you?”',
  lonely:
    'Tell one person: a relative, a teacher or your guidance counsellor. You can begin with “I have been feeling alone.” A counsellor can also help you find a club or a group where you fit.',
  bullied:
    'Tell an adult at school today: your guidance counsellor, form teacher or dean. Say who does it, when and where, and keep the messages or pictures as proof. At home, tell an adult you trust.',
  grief:
    'Talk about the person with somebody who listens: a relative, a friend, your guidance counsellor or a pastor. Your school can give you time and help if you tell them.',
  hungry:
    'Tell your guidance counsellor, form teacher or principal today that there is not enough to eat at home: schools can help quietly. Ask about PATH too, the Government’s help for families with little money. A parent or guardian applies at the parish office of the Ministry of Labour and Social Security. Near home, ask a church, a relative or a neighbour you trust.',
  home: 'Tell an adult you trust outside the house: a relative, a neighbour, a teacher or your guidance counsellor. You can call 211 and only ask for advice first.',
}
