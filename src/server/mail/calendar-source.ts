import type { CalendarSource } from '#domain/text/calendar-file.ts'

/** Calendars show who an event comes from: the address that our letters come from, with or without a name before it. */
export function calendarSource({ MAIL_FROM: from }: { MAIL_FROM: string }): CalendarSource {
  return { name: 'Upful', organizer: /<([^>]+)>/.exec(from)?.[1] ?? from.trim() }
}
