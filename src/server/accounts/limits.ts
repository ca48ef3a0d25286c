import type { Limit } from '../http/limits.ts'

const minute = 60
const hour = 60 * minute

/** Failures only, so that a classroom of 35 behind one address gets in. */
export const loginFailuresOfEmail: Limit = { name: 'login-email', max: 10, seconds: 15 * minute }
export const loginFailuresOfNetwork: Limit = { name: 'login-network', max: 60, seconds: 5 * minute }
export const signUpsOfNetwork: Limit = { name: 'sign-up', max: 40, seconds: hour }
/** Attempts that made no account: guesses at who has one. */
export const signUpFailuresOfNetwork: Limit = { name: 'sign-up-failed', max: 60, seconds: hour }
export const resetsOfEmail: Limit = { name: 'reset-email', max: 3, seconds: 30 * minute }
export const resetsOfNetwork: Limit = { name: 'reset-network', max: 40, seconds: hour }
/** Letters to addresses that nobody has confirmed yet. */
export const emailChanges: Limit = { name: 'email-change', max: 5, seconds: hour }
/** Letters to the account's own address, which may be somebody else's until it is confirmed. */
export const confirmLetters: Limit = { name: 'confirm-letter', max: 3, seconds: hour }
export const passwordChecks: Limit = { name: 'password-check', max: 10, seconds: 15 * minute }
