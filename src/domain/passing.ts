/** The percent from which a quiz is passed. Trying again is free. */
export const quizPass = 70

/** The percent from which an assessment counts as passed, where a business reads of it. */
export const assessmentPass = 70
