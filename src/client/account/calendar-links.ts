/** Calendar apps subscribe to an address that begins with webcal. */
export function appleLink(link: string): string {
  return link.replace(/^https?:/, 'webcal:')
}

/** Opens Google Calendar, which asks whether to add the calendar. */
export function googleLink(link: string): string {
  return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(appleLink(link))}`
}
