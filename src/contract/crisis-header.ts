/** Names, on any answer, what crisis words were found in what was sent. */
export const helpHeader = 'upful-help'
