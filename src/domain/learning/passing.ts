/** The minimum percentage to pass a quiz. Trying again is free. */
export const quizPass = 70

/** The minimum percentage at which a business sees an assessment as passed. */
export const assessmentPass = 70
