/** Puts the focus into the first field that is marked as wrong; false where none is. */
export function focusInvalid(within: Element | null | undefined): boolean {
  const wrong = within?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!wrong) return false
  const control = wrong.matches('input, select, textarea') ? wrong : wrong.querySelector('input')
  control?.focus()
  return true
}
