/** The most characters that a student writes about a quest away from Upful. */
export const maxEvidence = 1000
