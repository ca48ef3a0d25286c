import type { Address } from '#domain/href.ts'
import type { CheerSticker } from './cheer.ts'
import type { MailChoice } from './quiet-hours.ts'
import type { PushKind } from './push.ts'
import type { Role } from './role.ts'

/** The text of a notification, and the page it opens. */
export interface NotificationWords {
  title: string
  body: string
  path: Address
  /** Adds a link to the contact page. */
  contact?: true
  /** The sticker to show, and to thank for. */
  cheer?: { id: string; sticker: CheerSticker }
}

export interface NotificationKind<Data> {
  /** The label of its switch. */
  label: string
  /** The roles that have the switch. */
  who: readonly Role[]
  /** The default, until the person chooses. */
  mail: MailChoice
  /** Somebody is blocked without the answer, so it cannot be turned off. */
  always?: true
  /** Its letter is sent immediately, even in the quiet hours: somebody may be in danger. */
  wakes?: true
  /** It is sent once a week, so it can only be on or off. */
  weekly?: true
  /** It is about one evening, see `nudges.ts`: its letter is sent then or not at all. */
  nudge?: true
  /** In a letter with several notifications it comes before those that only inform. */
  leads?: true
  /** Students can also have it on their phone, under this switch. */
  push?: PushKind
  words: (data: Data) => NotificationWords
}

/** Keeps the data type of each row of the table. */
export function kind<Data>(row: NotificationKind<Data>): NotificationKind<Data> {
  return row
}
