import { expect, test } from 'vitest'
import { fitOf, matchesSearch } from './course-search.ts'

const jobSearch =
  'Find It, Apply, Stay Safe. Find real openings. job-search Make your one-page résumé'
const programs = 'Code From Your Phone: First Programs. Write small Python programs. programming'

test.each([
  ['cv', jobSearch],
  ['CV', jobSearch],
  ['resume', jobSearch],
  ['RÉSUMÉ', jobSearch],
  ['how do I make a CV', jobSearch],
  ['applying', jobSearch],
  ['vacancy', jobSearch],
  ['coding', programs],
  ['javascript', programs],
  ['programmer phone', programs],
  ['pyth', programs],
  ['cafe', 'A week at the Café'],
  ['excel', 'Let the sheet do the sum'],
  ['cxc', 'Know what each certificate says about you'],
  ['saving', 'Save first, then spend'],
])('"%s" finds "%s"', (search, text) => {
  expect(matchesSearch(text, search)).toBe(true)
})

test.each([
  ['cv', programs],
  ['coding', jobSearch],
  ['coding money', programs],
  ['100%_', programs],
  ['...', programs],
  ['zzzz', jobSearch],
])('"%s" does not find "%s"', (search, text) => {
  expect(matchesSearch(text, search)).toBe(false)
})

test.each([
  ['interview', 0],
  ['interview outfit', 1],
  ['outfit', 1],
  ['bus fare', 2],
  ['interview fare', 2],
  ['interview zebra', null],
])('"%s" matches at part %s', (search, fit) => {
  const parts = ['Ace the interview', 'Choose the outfit', 'Count the bus fare too']
  expect(fitOf(parts, search)).toBe(fit)
})
