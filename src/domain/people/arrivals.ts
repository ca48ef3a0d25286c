/** What the first page after a form shows, word for word. */
export const arrivals = {
  'logged-in': 'Welcome back!',
  'logged-in-with-roles': 'Login successful!',
  'signed-up': 'Signed in successfully!',
  'signed-up-with-role': 'Account created successfully!',
} as const
export type Arrival = keyof typeof arrivals
