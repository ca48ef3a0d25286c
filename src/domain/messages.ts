export const passwordMinimum = 6
export const youngestAge = 15

/** What a form says about what it was given, word for word. */
export const messages = {
  loginIncomplete: 'Please enter both email and password.',
  signUpIncomplete: 'Please fill in all fields',
  passwordTooShort: `Password must be at least ${passwordMinimum} characters`,
  tooYoung: `Upful is for people aged ${youngestAge} and over.`,
  birthMonthUnclear: 'Choose the month and the year you were born.',
  emailUnclear: 'Enter an email address like name@example.com.',
  websiteUnclear: 'Enter a web address that starts with http:// or https://.',
  phoneUnclear: 'Enter a phone number with 7 to 15 digits.',
  yearsUnclear: 'Enter whole years, from 0 to 70.',
  nameMissing: 'Enter a name.',
  nameUnclear: 'Write the name alone, without @, / or : in it.',
} as const
