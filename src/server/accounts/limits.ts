import type { Limit, Tries } from '../http/limits.ts'

const minute = 60
const hour = 60 * minute

/** Wrong passwords for one address from one network. Counted before they are tried. */
const loginsOfPair: Limit = { name: 'login', max: 10, seconds: 15 * minute }
/** Wrong passwords for one address from all networks, as in a distributed attack. */
const loginsOfEmail: Limit = { name: 'login-email', max: 30, seconds: 15 * minute }
/** Beyond that, two tries per network: guessing gains little, and the owner still gets in. */
const slowLogins: Limit = { name: 'login-slow', max: 2, seconds: 15 * minute }
/** Room for a class whose students all log in at the same time, with one typo each. */
const loginsOfNetwork: Limit = { name: 'login-network', max: 100, seconds: 5 * minute }
export const limitsOfAddress = [loginsOfPair, loginsOfEmail, slowLogins]

export function loginTries(address: string, network: string): Tries[] {
  const pair = `${address} ${network}`
  return [
    { limit: loginsOfPair, who: pair },
    { limit: loginsOfNetwork, who: network },
    { limit: loginsOfEmail, who: address, slower: { limit: slowLogins, who: pair } },
  ]
}

/** Room for whole classes: 35 students sign up at once, and several schools share one IP address. */
export const signUpsOfNetwork: Limit = { name: 'sign-up', max: 400, seconds: hour }
/** Sign-ups in progress plus those whose address was taken, so that parallel probing gains little. */
export const signUpsInProgress: Limit = { name: 'sign-up-under-way', max: 100, seconds: hour }
/** Responses that reveal who has an account: only a few, because that is private. */
export const addressTakenAnswersOfNetwork: Limit = { name: 'sign-up-taken', max: 20, seconds: hour }
/** The owner of an address is notified at most once a day. */
export const addressTakenLetters: Limit = {
  name: 'sign-up-taken-letter',
  max: 1,
  seconds: 24 * hour,
}
export const resetsOfEmail: Limit = { name: 'reset-email', max: 3, seconds: 30 * minute }
export const resetsOfNetwork: Limit = { name: 'reset-network', max: 40, seconds: hour }
/** Letters to addresses that have not been confirmed yet. */
export const emailChanges: Limit = { name: 'email-change', max: 5, seconds: hour }
/** Letters to the account's own address, which may belong to someone else until it is confirmed. */
export const confirmLetters: Limit = { name: 'confirm-letter', max: 3, seconds: hour }
export const passwordChecks: Limit = { name: 'password-check', max: 10, seconds: 15 * minute }
