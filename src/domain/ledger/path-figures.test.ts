import { expect, test } from 'vitest'
import { pathRouteSchema } from './path-figures.ts'

const route = (cost: string) => pathRouteSchema.safeParse({ title: 'HEART', cost })

test('a number of a route is a fact, with the words around it', () => {
  expect(route('{{fact:fee}} for the permit').data).toEqual({
    title: 'HEART',
    cost: { text: '{{fact:fee}} for the permit', facts: ['fee'] },
  })
})

test.each([
  ['free, I think', 'quote a fact here: {{fact:id}}'],
  ['{{fact:fee}}, or J$900', 'a number here belongs into a fact'],
])('"%s" is refused: a source has to say it', (cost, message) => {
  expect(route(cost).error?.issues.map((issue) => issue.message)).toEqual([message])
})
