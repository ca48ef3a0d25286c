import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { nicknameLength } from './nickname-length.ts'
import {
  isMadeNickname,
  madeCount,
  madeNickname,
  nicknameProblem,
  nicknameWordsSchema,
} from './nickname.ts'

const words = nicknameWordsSchema.parse(
  parse(readFileSync(new URL('../../../content/nicknames.yaml', import.meta.url), 'utf8')),
)
const known = ['Tashana Grant', 'tashana.grant05@gmail.com', 'Camperdown High']
const problem = (nickname: string) => nicknameProblem(words, nickname, known)

test('there are thousands of made nicknames, each different, and all pass the check of typed ones', () => {
  const all = Array.from({ length: madeCount(words) }, (_, number) => madeNickname(words, number))
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(5_000)
  const wrong = all.filter((nickname) => nicknameProblem(words, nickname, []) !== null)
  // A made one may be longer than what somebody may type.
  expect(wrong.filter((nickname) => nickname.length <= nicknameLength.max)).toEqual([])
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(24)
  expect(all.every((nickname) => isMadeNickname(words, nickname))).toBe(true)
})

test.each([
  'Zanzo Quell',
  'Night Coder',
  'class act',
  'Cockpit Runner',
  'The Quiet One',
  'Assistant Wave',
])('%s can be used', (nickname) => expect(problem(nickname)).toBeNull())

test.each([
  ['Tashana', 'own name'],
  ['Mini Grant', 'own name'],
  ['Tashanaz', 'own name'],
  ['Camperdown Star', 'own name'],
  ['Kemar', 'real name'],
  ['Cool Shanice', 'real name'],
  ['Mandeville Star', 'where you live'],
  ['Portmore', 'where you live'],
  ['Excelsior High', 'where you live'],
  ['Pussyclaat', 'another name'],
  ['Fuuuckit', 'another name'],
  ['Batty Bwoy', 'another name'],
  ['Kick Ass', 'another name'],
  ['As S', 'another name'],
  ['Upful Staff', 'another name'],
  ['Star 2008', 'letters'],
  ['@star', 'letters'],
  ['one two three four', 'letters'],
  ['Jo', '3 to 20'],
  ['Abcdefghijklmnopqrstu', '3 to 20'],
])('%s is refused: %s', (nickname, reason) => expect(problem(nickname)).toContain(reason))
