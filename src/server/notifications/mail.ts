import type { NotificationWords } from '#domain/notification-kind.ts'
import type { Letter } from '../mail/mailer.ts'

interface Page {
  publicUrl: string
  /** Turns off letters like the first of these, with one press and no login. */
  unsubscribe: string
  messageId: string
}

/** One letter for everything that is due to one person. */
export function notificationLetter(
  reader: { name: string; email: string },
  told: readonly NotificationWords[],
  page: Page,
): Letter {
  const [first] = told
  const only = told.length === 1 ? first : undefined
  return {
    to: reader.email,
    subject: only?.title ?? `${first?.title ?? 'News'}, and ${told.length - 1} more`,
    headers: {
      // The same letter again, after an answer that was lost, is one letter to the mailbox.
      'Message-ID': `<${page.messageId}@${new URL(page.publicUrl).hostname}>`,
      'List-Unsubscribe': `<${page.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: `Hi ${reader.name},

${told.map((words) => paragraph(words, page.publicUrl)).join('\n\n')}

Stop letters like ${only ? 'this' : 'the first of these'}: ${page.unsubscribe}
All your switches: ${page.publicUrl}/account

Upful`,
  }
}

function paragraph({ title, body, path }: NotificationWords, publicUrl: string): string {
  return `${title}\n${body}\n${publicUrl}${path}`
}
