/** Where calendar programs read a person's calendar. It is no page: its key is in the query. */
export const calendarPath = '/calendar/upful.ics' as const
