interface SkillLevelProps {
  level: string | null | undefined
  percent: number
}

/** Progress in a skill: the word first, because a percentage alone looks like a grade. */
export function SkillLevel({ level, percent }: SkillLevelProps) {
  return (
    <span className="shrink-0 font-semibold tabular-nums">
      {level && <span className="mr-2 text-leaf-strong">{level}</span>}
      {percent}%
    </span>
  )
}
