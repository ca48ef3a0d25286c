/** Response header that names the crisis words found in the request. */
export const helpHeader = 'upful-help'
