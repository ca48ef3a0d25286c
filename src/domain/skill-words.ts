import { aboutSkill, skills } from './skills.ts'

/** A skill as a chip shows it: our own name for it, or the word as it came with a capital letter. */
export function skillInWords(word: string): string {
  const own = skills.find((skill) => skill === word.toLowerCase())
  if (own !== undefined) return aboutSkill[own].label
  return spelled[word.toLowerCase()] ?? word.slice(0, 1).toUpperCase() + word.slice(1)
}

const spelled: Readonly<Record<string, string>> = {
  javascript: 'JavaScript',
  sql: 'SQL',
  html: 'HTML',
  css: 'CSS',
  php: 'PHP',
}
