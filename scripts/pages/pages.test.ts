import { expect, test } from 'vitest'
import { publicPages } from '../../src/client/pages.tsx'
import { documentOf } from './document.ts'
import { readCopy } from './read-copy.ts'

const copy = readCopy()
const pages = publicPages(copy)
const bodyOf = (path: string) => pages.find((page) => page.path === path)?.body ?? ''

test.each(pages.map((page) => [page.file, page.body]))(
  '%s contains no inline style, handler or script, which the content security policy would block',
  (_file, body) => {
    expect(body).not.toMatch(/<[^>]+\s(style|on\w+)=|<script|<style|javascript:/i)
  },
)

test('the landing page has the texts of its copy file, in order', () => {
  const body = bodyOf('/')
  const { hero, features, steps, testimonials, audiences, waitlist } = copy.landing
  const expected = [
    hero.title,
    ...features.map(({ title }) => title),
    ...steps.map(({ title }) => title),
    ...testimonials.map(({ name }) => name),
    ...audiences.map(({ title }) => title),
    waitlist.title,
  ]
  const positions = expected.map((text) => body.indexOf(`>${text}<`))
  expect(positions.every((position) => position > 0)).toBe(true)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test.each(['player', 'ally', 'business'])(
  'the landing page has a sign-up link for a %s',
  (type) => {
    expect(bodyOf('/')).toContain(`href="/signup?type=${type}"`)
  },
)

test.each(['features', 'how-it-works', 'join'])('the header link #%s leads to a section', (id) => {
  expect(bodyOf('/')).toContain(`href="/#${id}"`)
  expect(bodyOf('/')).toContain(`<section id="${id}"`)
})

test('the landing page has both account links, and the one for people who are signed in is hidden at first', () => {
  expect(bodyOf('/')).toMatch(/<a href="\/dashboard" data-for="signed-in" hidden=""/)
  expect(bodyOf('/')).toMatch(/<a href="\/login" data-for="signed-out" class/)
})

test.each([
  ['/login', 'Welcome Back', ['Email', 'Password'], 'Log In'],
  ['/signup', 'Begin Your Journey', ['Full Name', 'Email', 'Password'], 'Create Account'],
])(
  '%s has its title, its fields and its button, which is disabled until the script runs',
  (path, title, labels, button) => {
    const body = bodyOf(path)
    expect(body).toContain(`>${title}</h1>`)
    for (const label of labels) expect(body).toMatch(new RegExp(`<label [^>]*>${label}</label>`))
    expect(body).toMatch(new RegExp(`<button type="submit" disabled=""[^>]*>${button}</button>`))
  },
)

test('every helpline can be called with a tap', () => {
  for (const line of copy.helplines)
    expect(bodyOf('/helplines')).toContain(`href="tel:${line.phone}"`)
})

test('text from the copy file is escaped in the head', () => {
  const page = { ...pages[0], path: '/', file: 'x', entry: 'landing' as const, body: '' }
  const html = documentOf(
    { ...page, title: '</title><script>', description: '"><script>' },
    { script: '/x.js' },
  )
  expect(html).not.toContain('<script>')
})
