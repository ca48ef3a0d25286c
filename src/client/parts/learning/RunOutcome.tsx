import type { LessonRun } from '#domain/learning/lesson-run.ts'
import { EarnedXp } from './EarnedXp.tsx'
import { RunFigures } from './RunFigures.tsx'

interface RunOutcomeProps {
  earned: number
  /** Undefined if there was no way through steps. */
  run: LessonRun | undefined
}

/** What the way through some steps earned, and what was good about it. */
export function RunOutcome({ earned, run }: RunOutcomeProps) {
  return (
    <>
      {earned > 0 && (
        <div className="mt-4">
          <EarnedXp earned={earned} />
        </div>
      )}
      {run && <RunFigures run={run} />}
    </>
  )
}
