import { aboutSkill, skills } from './skills.ts'

/** The label of a skill chip: our own name for it, or the given word capitalized. */
export function skillInWords(word: string): string {
  const own = skills.find((skill) => skill === word.toLowerCase())
  if (own !== undefined) return aboutSkill[own].label
  return spellings[word.toLowerCase()] ?? word.slice(0, 1).toUpperCase() + word.slice(1)
}

const spellings: Readonly<Record<string, string>> = {
  javascript: 'JavaScript',
  sql: 'SQL',
  html: 'HTML',
  css: 'CSS',
  php: 'PHP',
}
