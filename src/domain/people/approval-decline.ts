/** The reasons a guardian can choose for declining; there is no free text. */
export const approvalDeclines = ['too-far', 'not-safe', 'school-first', 'talk-first'] as const
export type ApprovalDecline = (typeof approvalDeclines)[number]

export const approvalDeclineLabels: Readonly<Record<ApprovalDecline, string>> = {
  'too-far': 'It is too far away',
  'not-safe': 'It does not seem safe to me',
  'school-first': 'School comes first for now',
  'talk-first': 'Talk to me about it first',
}

/** The same, as shown to the student. */
export const approvalDeclineWords: Readonly<Record<ApprovalDecline, string>> = {
  'too-far': 'It is too far away for them.',
  'not-safe': 'It does not seem safe to them. It is not about what you can do.',
  'school-first': 'School comes first for now. There will be other chances.',
  'talk-first': 'They would like you to talk to them about it first.',
}
