import type { CvLayout } from '#domain/cv/cv.ts'
import type { CvPlace } from '#domain/cv/findings.ts'

export const layoutWords: Readonly<Record<CvLayout, { label: string; hint: string }>> = {
  classic: { label: 'Classic', hint: 'Name in the middle, lines between the parts' },
  simple: { label: 'Simple', hint: 'No lines, more space' },
  'skills-first': { label: 'Skills first', hint: 'What you showed comes before what you did' },
  compact: { label: 'Compact', hint: 'Smaller letters, fits the most' },
}

export const placeWords: Readonly<Record<CvPlace, string>> = {
  contact: 'Name and contact',
  summary: 'What you want and who you are',
  experience: 'Experience',
  education: 'School and training',
  skills: 'Skills and papers',
  referees: 'Referees',
}
