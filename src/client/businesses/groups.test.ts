import { expect, test } from 'vitest'
import type { ShownFigures, Team } from '#contract/businesses.ts'
import { groupsIn } from './groups.ts'

const figures: ShownFigures = {
  people: 6,
  level: 2,
  completion: 50,
  courses: 1,
  active: 80,
  weeks: [],
  skills: [],
}
const team = (name: string, isLarge = true): Team => ({
  id: name,
  name,
  codeUntil: null,
  figures: isLarge ? figures : null,
})
const namesIn = (teams: Team[], total: ShownFigures | null) =>
  groupsIn({ teams, total }).map(({ name }) => name)

test('the total comes before the teams that are large enough', () => {
  const teams = [team('Kitchen'), team('Front desk', false), team('Delivery')]
  expect(namesIn(teams, figures)).toEqual(['Everybody', 'Kitchen', 'Delivery'])
  expect(namesIn(teams, null)).toEqual(['Kitchen', 'Delivery'])
})

test('small teams may be shown only as a total', () => {
  expect(namesIn([team('Kitchen', false), team('Bar', false)], figures)).toEqual(['Everybody'])
  expect(namesIn([team('Kitchen', false)], null)).toEqual([])
})

test('a single team is not shown twice, unless the total includes others', () => {
  expect(namesIn([team('Kitchen')], figures)).toEqual(['Kitchen'])
  const all = { ...figures, people: 12 }
  expect(namesIn([team('Kitchen'), team('Bar', false)], all)).toEqual(['Everybody', 'Kitchen'])
})
