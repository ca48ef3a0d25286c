import type { CSSProperties } from 'react'

/** What a badge is filled with by day and by night, and the colour of its picture. */
const grounds = {
  sun: { ground: 'light-dark(#ffc93c, #c9941a)', glyph: '#3d2a00' },
  leaf: { ground: 'light-dark(#1f9d57, #14663b)', glyph: '#fffaf0' },
  sea: { ground: 'light-dark(#12849a, #0f5f70)', glyph: '#fffaf0' },
  sky: { ground: 'light-dark(#8fd6ee, #2f6f9c)', glyph: 'light-dark(#0d2440, #fffaf0)' },
  night: { ground: 'light-dark(#2b3f7a, #34407e)', glyph: '#fffaf0' },
  pop: { ground: 'light-dark(#c2286b, #8c2355)', glyph: '#fffaf0' },
  steel: { ground: 'light-dark(#6b7a86, #4a5660)', glyph: '#fffaf0' },
  roof: { ground: 'light-dark(#d8432f, #a8362b)', glyph: '#fffaf0' },
  flame: { ground: 'light-dark(#ff8a5c, #c75a30)', glyph: '#3a1405' },
} as const

/** The drawing of each achievement is a symbol of `badges.svg` with its id: a circle for firsts, a hexagon for skills, rays for habits, a star for levels, a shield for the rest. */
const groundOf: Readonly<Record<string, keyof typeof grounds>> = {
  'first-login': 'sun',
  'profile-completed': 'leaf',
  'first-course': 'sea',
  'first-mapper': 'sky',
  'first-coder': 'night',
  'clear-voice': 'pop',
  'tool-smart': 'steel',
  'quiet-captain': 'sea',
  'team-builder': 'leaf',
  'job-ready': 'sun',
  'smart-seeker': 'pop',
  'number-sense': 'sky',
  'credential-planner': 'roof',
  'lifelong-learner': 'night',
  'good-guide': 'sun',
  'digital-worker': 'leaf',
  'trusted-name': 'sea',
  'tech-grounded': 'steel',
  'money-wise': 'leaf',
  'budget-boss': 'pop',
  'patient-investor': 'leaf',
  'five-day-streak': 'flame',
  'thirty-day-streak': 'roof',
  comeback: 'sky',
  'level-2': 'sun',
  'level-5': 'flame',
  'six-skill-explorer': 'sea',
  'full-house': 'roof',
  'scam-shield-badge': 'night',
  'first-application-badge': 'pop',
  'path-finisher': 'leaf',
  'paper-ready': 'sun',
  'memory-keeper': 'night',
}

export const drawnBadges = Object.keys(groundOf)

/** An achievement that has no drawing, because it is new or was taken away, has that of the first one. */
const withoutDrawing = 'first-login'

/** The symbol to use, and its colours as CSS variables. */
export function badgeColours(id: string) {
  const drawing = id in groundOf ? id : withoutDrawing
  const { ground, glyph } = grounds[groundOf[drawing] ?? 'sun']
  return { drawing, earned: coloured(ground, 'light-dark(#b98a2a, #f3dfa2)', glyph), ahead }
}

function coloured(ground: string, rim: string, glyph: string): CSSProperties {
  return { '--ground': ground, '--rim': rim, '--glyph': glyph } as CSSProperties
}

const ahead = coloured('transparent', 'currentColor', 'currentColor')
