/** Scrolls to the top without animation, which would feel slow. */
export function toTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
}
