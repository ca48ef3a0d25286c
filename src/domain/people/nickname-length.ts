/** Of a nickname that somebody types. A made one may be a little longer. */
export const nicknameLength = { min: 3, max: 20 } as const
