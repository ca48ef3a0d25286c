/** What marking an exercise says about an answer. */
export interface MarkedExercise {
  correct: boolean
  /** One flag for each step, pair, gap or cell, in the order answered. */
  parts?: boolean[]
  /** What is off about this answer, or where it led, in a sentence or two. */
  remark?: string
  explanation: string
}
