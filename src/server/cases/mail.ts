import type { Letter } from '../mail/letter.ts'

/** Asks the sender of a message, who has no account that we could notify. */
export function questionLetter(
  to: string,
  { message, questions, link }: { message: string; questions: readonly string[]; link: string },
): Letter {
  return {
    to,
    subject: 'A question about your message to Upful',
    greeting: 'Hello,',
    parts: [
      'Thank you for writing to us. We need to know a little more:',
      questions.join('\n'),
      { kind: 'button', label: 'Answer', url: link },
      `You wrote: ${message.slice(0, 1000)}`,
    ],
    why: 'You got this because you wrote to us.',
  }
}
