interface SkillStandingProps {
  level: string | null | undefined
  percent: number
}

/** How far somebody is with a skill: the word first, for the percent alone reads as a mark. */
export function SkillStanding({ level, percent }: SkillStandingProps) {
  return (
    <span className="shrink-0 font-semibold tabular-nums">
      {level && <span className="mr-2 text-leaf-strong">{level}</span>}
      {percent}%
    </span>
  )
}
