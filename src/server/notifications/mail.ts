import type { NotificationWords } from '#domain/people/notification-kind.ts'
import * as pages from '#domain/pages.ts'
import type { Letter } from '../mail/letter.ts'

interface LetterLinks {
  publicUrl: string
  /** Turns off one kind with a single click and no log-in; null when none can be turned off. */
  unsubscribe: string | null
}

/** One letter for everything due to one person. */
export function notificationLetter(
  recipient: { name: string; email: string },
  texts: readonly NotificationWords[],
  { publicUrl, unsubscribe }: LetterLinks,
): Letter {
  const [first] = texts
  const only = texts.length === 1 ? first : undefined
  return {
    to: recipient.email,
    subject: only?.title ?? `${first?.title ?? 'News'}, and ${texts.length - 1} more`,
    greeting: `Hi ${recipient.name},`,
    ...(unsubscribe === null
      ? {}
      : {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
    parts: [
      ...(only === undefined
        ? texts.map((words) => ({
            kind: 'news' as const,
            title: words.title,
            text: words.body,
            url: `${publicUrl}${words.path}`,
          }))
        : [
            `${only.title}\n${only.body}`,
            { kind: 'button' as const, label: 'Open in Upful', url: `${publicUrl}${only.path}` },
          ]),
      ...(texts.some((words) => words.contact)
        ? [{ kind: 'link' as const, label: 'Write to us', url: publicUrl + pages.contact }]
        : []),
      ...(unsubscribe === null
        ? []
        : [{ kind: 'link' as const, label: 'Unsubscribe from these emails', url: unsubscribe }]),
      { kind: 'link', label: 'Email settings', url: publicUrl + pages.account },
    ],
  }
}
