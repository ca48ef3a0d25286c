import { SkillIcon } from '../parts/skills/SkillIcon.tsx'
import { classes } from '../ui/classes.ts'

interface CourseCoverProps {
  /** Decides the look, so that a course always looks the same. */
  id: string
  skill: string
  className?: string
}

const skies = ['bg-sea-soft', 'bg-sun-soft', 'bg-leaf-soft', 'bg-coral-soft']
const hills = [
  'M0 84c40-34 84-42 128-22s84 6 132-26 96-22 140 6v78H0z',
  'M0 62c52 26 92 4 140-14s96-12 138 14 84 22 122-6v64H0z',
  'M0 90 62 44l46 30 62-52 58 50 44-24 62 44 66-40v68H0z',
  'M0 70c34-24 62-18 96 0s70 22 108-10 78-38 116-10 50 18 80 4v66H0z',
]
const front = 'M0 106c70-30 132-26 196-8s132 8 204-20v42H0z'

/** The picture of a course: hills chosen by its id, and its skill's icon. */
export function CourseCover({ id, skill, className }: CourseCoverProps) {
  const hash = Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return (
    <div
      aria-hidden="true"
      className={classes('relative isolate overflow-hidden', skies[hash % 4], className)}
    >
      <svg
        viewBox="0 0 400 120"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 -z-10 size-full"
      >
        <circle cx={(hash % 5) * 60 + 60} cy="46" r="26" className="fill-sun" />
        <path d={hills[(hash >> 2) % 4]} className="fill-hill-2" />
        <path d={front} className="fill-hill-4" />
      </svg>
      <span className="absolute right-4 bottom-3 grid size-14 place-items-center rounded-full bg-card text-leaf-strong shadow-raised">
        <SkillIcon skill={skill} size={28} />
      </span>
    </div>
  )
}
