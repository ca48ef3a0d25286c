import type { Role } from './role.ts'

export const passwordMinimum = 6
export const youngestAge = 15

/** The message for every failure that is our bug. */
export const onOurSide = 'Something went wrong on our side. Please try again.'

// Separate constants, so that the public pages only load the sentences they use.
export const loginFailed = 'An error occurred during authentication. Please try again.'
export const signUpFailed = 'An error occurred during sign up. Please try again.'
export const signOutFailed = 'An error occurred while signing out'
export const emailUnclear = 'Enter an email address like name@example.com.'

/** What failed, word for word from the specification. `why` must be useful to the reader. */
export const failures = {
  userStatsSetUp: 'Error setting up user stats',
  userStatsAccess: 'Error accessing user stats',
  userProfile: (why: string) => `Error creating user profile: ${why}`,
  roleProfile: (role: Role, why: string) => `Error setting up ${role} profile: ${why}`,
  xpAward: (why: string) => `XP award error: ${why}`,
  activityRecording: (why: string) => `Activity recording error: ${why}`,
} as const

/** Validation messages of forms, word for word. */
export const messages = {
  loginIncomplete: 'Please enter both email and password.',
  signUpIncomplete: 'Please fill in all fields',
  passwordTooShort: `Password must be at least ${passwordMinimum} characters`,
  tooYoung: `Upful is for people aged ${youngestAge} and over.`,
  birthMonthUnclear: 'Choose the month and the year you were born.',
  emailUnclear,
  websiteUnclear: 'Enter a web address, such as www.example.com.',
  phoneUnclear: 'Enter a phone number with 7 to 15 digits.',
  notOffered: 'Choose one from the list.',
  yearsUnclear: 'Enter whole years, from 0 to 70.',
  nameMissing: 'Enter a name.',
  nameUnclear: 'Enter only the name, without @, / or :.',
  codeInName: 'Write the name in plain words, without code such as <b>.',
} as const
