import type { Letter } from '../mail/letter.ts'

/** Our staff's answer, with the original message below it. */
export function answerLetter(to: string, reply: { message: string; answer: string }): Letter {
  return {
    to,
    subject: 'Our answer to your message to Upful',
    greeting: 'Hello,',
    parts: [reply.answer, `You wrote: ${reply.message.slice(0, 1000)}`],
    why: 'You got this because you wrote to us.',
  }
}
