interface SkillStandingProps {
  level: string | null | undefined
  percent: number
}

/** Progress in a skill: the word first, because a percentage alone looks like a grade. */
export function SkillStanding({ level, percent }: SkillStandingProps) {
  return (
    <span className="shrink-0 font-semibold tabular-nums">
      {level && <span className="mr-2 text-leaf-strong">{level}</span>}
      {percent}%
    </span>
  )
}
