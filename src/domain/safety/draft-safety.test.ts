import { expect, test } from 'vitest'
import { unsafeIn } from './draft-safety.ts'

const known = new Set(['heart-nsta.org', 'lmis.gov.jm'])

test.each([
  'See https://evil.example/now for more.',
  'See //evil.example/now for more.',
  'Go to quick-cash.com today.',
  'Read more at www.paydayjm.com.jm.',
  'Call 876-555-0147 now.',
  'Call (876) 555 0147 now.',
  'Write to boss@jobs.example.',
  'Click <b>here</b> <script>alert(1)</script>.',
  '![a chart](chart.png)',
  'Well done, [name]!',
  'Send your TRN and bank details to the recruiter.',
  'Tell the agent your PIN to get paid faster.',
  'Pay a small fee to get the job quickly.',
  'This plan has guaranteed returns every month.',
  'Invent some experience on your résumé.',
  'Borrow money to invest in it early.',
  'Put it all to work and buy bitcoin today.',
  'Leave school and work full time.',
  'Keep this secret from your parents.',
  'Meet him alone to talk about the job.',
  'Take two pills to stay awake.',
  'Sell ganja on the side.',
  'Cheat on the test if you must.',
  'You could just kill yourself working.',
  'Message him on Telegram to get the form.',
  'WhatsApp me when you are ready.',
  'See www.evil.shop for more.',
  'See evil.shop for more.',
  'See evil dot shop for more.',
  'See ｅｖｉｌ．ｃｏｍ for more.',
  'See еvil.com, with a letter of another alphabet.',
  'Call eight seven six five five five zero one four seven.',
  'Call ８７６-５５５-０１４７ now.',
  'Write to boss (at) jobs (dot) example.',
  'Write to boss at jobs dot com.',
  'Follow @bigboss_ja for tips.',
])('%j is unsafe', (text) => {
  expect(unsafeIn(`Good words before. ${text}`, known)).not.toBeNull()
})

test.each([
  'Write down each dollar for a week, and look for leaks.',
  'Never send your TRN or bank details to a stranger.',
  'A real employer does not ask you to pay a fee for a job.',
  '"Guaranteed income" is a warning sign.',
  "Don't lie on your résumé: one true line is worth more.",
  'You can look at https://www.heart-nsta.org/courses when you are ready.',
  'Save J$2,000 a week for 24 weeks and you have J$48,000.',
  'Call 119 when there is danger.',
  'Use x < 5 and y > 3 in your condition.',
  'It takes 10.5 hours, e.g. on a Sunday.',
  'Save it as report.docx, then open main.py.',
  'Use `console.log` or Math.floor(x) to look at the value.',
  'Never message a stranger on Telegram about a job.',
  'Work from 8 a.m. to 4 p.m.',
])('%j is safe', (text) => {
  expect(unsafeIn(text, known)).toBeNull()
})
