/** The id of the form of a question, for the button in the bar. */
export const askForm = 'ask'
