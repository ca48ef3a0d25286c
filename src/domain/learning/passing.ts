/** The minimum percentage to pass a quiz. Trying again is free. */
export const quizPass = 70

/** The minimum percentage at which a business sees an assessment as passed. */
export const assessmentPass = 70

/** The percentage at which a job simulation is passed, and a skill of it is shown. */
export const simulationPass = 70
