/** Shows the top of the page at once. A page that slides there feels slow, so nothing here is animated. */
export function toTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
}
