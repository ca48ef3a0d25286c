/** The percent from which a quiz is passed. Trying again is free. */
export const quizPass = 70
