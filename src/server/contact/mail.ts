import type { Letter } from '../mail/letter.ts'

/** Our staff's answer, with the original message below it. */
export function answerLetter(to: string, said: { asked: string; answer: string }): Letter {
  return {
    to,
    subject: 'Our answer to your message to Upful',
    greeting: 'Hello,',
    parts: [said.answer, `You wrote: ${said.asked.slice(0, 1000)}`],
  }
}
