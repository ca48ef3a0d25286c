import { expect, test } from 'vitest'
import { waysToReachIn } from './ways-to-reach.ts'

test.for([
  ['Call me at 876-555-0133 any time', '876-555-0133'],
  ['write to shan.brown@example.com', 'shan.brown@example.com'],
  ['I am @shan_b876', '@shan_b876'],
  ['my IG is shanbee', 'my IG is'],
  ['You can message me on WhatsApp', 'me on WhatsApp'],
  ['I live close by, 12 Hope Road, Kingston 6', '12 Hope Road'],
  ['4a Old Hope Rd is where I stay', '4a Old Hope Rd'],
  ['My address is Duhaney Park', 'My address is'],
  ['I stay at Lot 45, Greater Portmore', 'Lot 45'],
])('"%s" gives a way to reach the writer', ([text, words]) => {
  expect(waysToReachIn(text ?? '')).toBe(words)
})

test.for([
  'I can start on Monday 7 December and work 20 hours a week.',
  'I passed 6 CSECs with grade 1 and 2 in 2025.',
  'I ran the Instagram page of our 4-H club for 2 years.',
  'I am 16 years old and live in Clarendon.',
  'I have been 2 years on the road as a helper.',
  'It is 15 minutes drive from my school.',
  'I served 40 customers a day for J$1,500.',
  'I was captain of a 5 person team at the close of the season.',
])('"%s" gives no way to reach the writer', (text) => {
  expect(waysToReachIn(text)).toBeUndefined()
})
