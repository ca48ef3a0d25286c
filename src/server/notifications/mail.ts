import type { NotificationWords } from '#domain/people/notification-kind.ts'
import * as pages from '#domain/pages.ts'
import type { Letter } from '../mail/letter.ts'

interface Page {
  publicUrl: string
  /** Turns off one kind with a single click and no log-in; null when none can be turned off. */
  unsubscribe: string | null
}

/** One letter for everything due to one person. */
export function notificationLetter(
  reader: { name: string; email: string },
  told: readonly NotificationWords[],
  { publicUrl, unsubscribe }: Page,
): Letter {
  const [first] = told
  const only = told.length === 1 ? first : undefined
  return {
    to: reader.email,
    subject: only?.title ?? `${first?.title ?? 'News'}, and ${told.length - 1} more`,
    greeting: `Hi ${reader.name},`,
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
        ? told.map((words) => ({
            kind: 'news' as const,
            title: words.title,
            text: words.body,
            url: `${publicUrl}${words.path}`,
          }))
        : [
            `${only.title}\n${only.body}`,
            { kind: 'button' as const, label: 'Open in Upful', url: `${publicUrl}${only.path}` },
          ]),
      ...(told.some((words) => words.contact)
        ? [{ kind: 'link' as const, label: 'Write to us', url: publicUrl + pages.contact }]
        : []),
      ...(unsubscribe === null
        ? []
        : [{ kind: 'link' as const, label: 'Unsubscribe from these emails', url: unsubscribe }]),
      { kind: 'link', label: 'Email settings', url: publicUrl + pages.account },
    ],
  }
}
