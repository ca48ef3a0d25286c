interface SkillLevelProps {
  level: string | null | undefined
  xp: number
}

/** The XP in a skill: the word first, because a number alone looks like a grade. */
export function SkillLevel({ level, xp }: SkillLevelProps) {
  return (
    <span className="shrink-0 font-semibold tabular-nums">
      {level && <span className="mr-2 text-leaf-strong">{level}</span>}
      {xp.toLocaleString('en')} XP
    </span>
  )
}
