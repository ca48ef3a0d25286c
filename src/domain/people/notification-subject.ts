import type { UserId } from '#domain/people/user-id.ts'
/**
 * What a notification can wait for. The code that notifies somebody and the code that completes it
 * both use these subjects, so that the second can settle the first's notification.
 */
export const subjectOf = {
  link: (studentId: UserId, guardianId: UserId) => `link:${studentId}:${guardianId}`,
  /** One open request per student. */
  birthMonth: (studentId: UserId) => `birth-month:${studentId}`,
  /** The answer of one guardian to it. */
  birthMonthAnswer: (studentId: UserId, guardianId: UserId) =>
    `birth-month-answer:${studentId}:${guardianId}`,
  /** The day from which a student counts as an adult. */
  adulthood: (studentId: UserId) => `adulthood:${studentId}`,
  /** A mentor or business waiting for verification, for all staff. */
  verification: (userId: UserId) => `verification:${userId}`,
  /** A held opening of a business, for all staff. */
  heldOpening: (id: string) => `held-opening:${id}`,
  approval: (id: string) => `approval:${id}`,
  /** A guardian's stop of a mentor that another guardian asks to have lifted. */
  mentorStop: (studentId: UserId, mentorId: UserId) => `mentor-stop:${studentId}:${mentorId}`,
  absence: (studentId: UserId) => `absence:${studentId}`,
  application: (id: string) => `application:${id}`,
  /** What is agreed for the interview of one application. */
  interview: (applicationId: string) => `interview:${applicationId}`,
  /** Everything that names one applicant to a business, until the application or the account ends. */
  nameOf: (applicationId: string) => `name-of:${applicationId}`,
  /** A business that its owner offers to a colleague. */
  ownership: (businessId: UserId) => `ownership:${businessId}`,
  /** Everybody who applied to one posting. */
  applicants: (postingId: string) => `applicants:${postingId}`,
  mentorRequest: (id: string) => `mentor-request:${id}`,
  session: (id: string) => `session:${id}`,
  /** Other times that are offered for it. */
  sessionMove: (id: string) => `session-move:${id}`,
  /** How one side says it went. */
  outcome: (sessionId: string, side: 'student' | 'mentor') => `outcome:${sessionId}:${side}`,
  /** A report about a person, for all staff. */
  report: (id: string) => `report:${id}`,
  /** A message to the staff. */
  message: (id: string) => `message:${id}`,
  /** A case that somebody of the staff has. */
  staffCase: (id: string) => `case:${id}`,
  /** What its reporter or sender was asked. */
  questionsOf: (caseId: string) => `questions-of:${caseId}`,
  /** The reports of one opening. */
  reportsOf: (openingId: string) => `reports-of:${openingId}`,
  /** The name on the public page of a badge. */
  badge: (id: string) => `badge:${id}`,
  cheer: (id: string) => `cheer:${id}`,
  showing: (id: string) => `showing:${id}`,
}
