import type { MailChoice } from './quiet-hours.ts'
import type { Role } from './role.ts'

/** What a notification says, and where a press on it leads. */
export interface NotificationWords {
  title: string
  body: string
  path: string
  /** Offers the page where they can write to us. */
  contact?: true
}

export interface Kind<Data> {
  /** Names its switch. */
  label: string
  /** Whose switches show it. */
  who: readonly Role[]
  /** Until the person chooses. */
  mail: MailChoice
  /** Somebody cannot go on without the answer, so it has no switch. */
  always?: true
  /** Its letter leaves at once, in the quiet hours too: somebody may be in danger. */
  wakes?: true
  /** It comes on one day of the week, so there is nothing to choose but whether. */
  weekly?: true
  /** Of several in one letter it is told before those that only inform. */
  leads?: true
  words: (data: Data) => NotificationWords
}

/** Keeps the type of the data with each row of the table below. */
export function kind<Data>(row: Kind<Data>): Kind<Data> {
  return row
}
