import type { QueryClient } from '@tanstack/react-query'

/** Takes the responses that came with the page, so that nothing asks for them again. False if it came without. */
export function takeAnswers(client: QueryClient): boolean {
  const element = document.getElementById('answers')
  if (element === null) return false
  const answers: Record<string, unknown> = JSON.parse(element.textContent)
  for (const [key, answer] of Object.entries(answers)) client.setQueryData([key, {}], answer)
  element.remove()
  return true
}
