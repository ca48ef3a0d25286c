/** A ref for the heading of a screen that replaced another: the page begins at its top, and a screen reader reads it. */
export function focusHeading(heading: HTMLElement | null) {
  if (heading === null) return
  heading.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: 'instant' })
}
