import type { NotificationWords } from '#domain/people/notification-kind.ts'
import { firstName } from '#domain/people/profile.ts'
import * as pages from '#domain/pages.ts'
import type { Letter } from '../mail/letter.ts'

interface LetterLinks {
  publicUrl: string
  /** The label of the first kind that can be turned off; null when none can. */
  label: string | null
  calendars: readonly string[]
  /** Turns off one kind with a single click and no log-in; null when none can be turned off. */
  unsubscribe: string | null
}

/** One letter for everything due to one person. */
export function notificationLetter(
  recipient: { name: string; email: string },
  texts: readonly NotificationWords[],
  { publicUrl, unsubscribe, label, calendars }: LetterLinks,
): Letter {
  const [first] = texts
  const only = texts.length === 1 ? first : undefined
  return {
    to: recipient.email,
    subject: only?.title ?? `${first?.title ?? 'News'}, and ${texts.length - 1} more`,
    greeting: `Hi ${firstName(recipient.name)},`,
    ...(unsubscribe === null
      ? {}
      : {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
    why: whyWords(label),
    ...(calendars.length === 0 ? {} : { calendars }),
    parts: [
      ...(only === undefined
        ? texts.map((words) => ({
            kind: 'news' as const,
            title: words.title,
            text: words.body,
            url: `${publicUrl}${words.path}`,
          }))
        : [
            only.body,
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

function whyWords(label: string | null): string {
  return label === null
    ? 'You got this because somebody waits for you, or to keep somebody safe. These emails cannot be turned off.'
    : `You got this because “${label}” is turned on in your email settings.`
}
