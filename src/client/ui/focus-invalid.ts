/** Focuses the first field marked as invalid; false if there is none. */
export function focusInvalid(within: Element | null | undefined): boolean {
  const wrong = within?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!wrong) return false
  const control = wrong.matches('input, select, textarea') ? wrong : wrong.querySelector('input')
  control?.focus()
  return true
}
