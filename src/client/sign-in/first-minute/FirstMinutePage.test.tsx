import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openScene } from '../../testing/scene.tsx'
import { FirstMinutePage } from './FirstMinutePage.tsx'
import type { StartContent } from './start-content.ts'

const step = (id: string) => ({
  id,
  scene: 'store' as const,
  prompt: `What now, ${id}?`,
  options: [
    { text: `Say it, ${id}`, right: true as const },
    { text: `Hide it, ${id}`, note: `She waits, ${id}.` },
  ],
  explanation: `Early is kind, ${id}.`,
})
const content: StartContent = {
  situations: [
    {
      goals: ['first-job', 'training'],
      title: 'Your first morning',
      intro: 'The taxi stops.',
      steps: [step('taxi'), step('reply'), step('customer')],
    },
    {
      goals: ['own-hustle'],
      title: 'Your first customer',
      intro: 'A woman stops at your table.',
      steps: [step('price'), step('offer'), step('deposit')],
    },
  ],
  goals: [
    { id: 'first-job', label: 'First job' },
    { id: 'training', label: 'Training' },
    { id: 'own-hustle', label: 'My own hustle' },
  ],
  parishes: ['Kingston', 'Portland'],
  minutes: [5, 10],
  xp: 20,
}

afterEach(() => sessionStorage.clear())

test('a wrong answer says why at once, and the focus is on Continue', async () => {
  const { user } = show()
  await user.click(button('First job'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your first morning' }))
  expect(panel()).toBe('')
  await user.click(button('Hide it, taxi'))
  expect(panel()).toBe('Not yetShe waits, taxi.Early is kind, taxi.')
  expect(document.activeElement).toBe(button('Continue'))
  expect(button('Hide it, taxi')).toHaveProperty('disabled', true)
})

test('a right answer says so, and the next step has the focus', async () => {
  const { user } = show()
  await user.click(button('First job'))
  await user.click(button('Say it, taxi'))
  expect(panel()).toBe('Right!Early is kind, taxi.')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What now, reply?' }))
})

test('parish and minutes can be skipped, and a choice keeps the focus', async () => {
  const { user } = show()
  await toAbout(user)
  expect(button('Skip')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Your parish'), 'Portland')
  await user.click(screen.getByRole('radio', { name: '10' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '10' }))
  await user.click(button('Continue'))
  expect(screen.getByRole('heading', { name: 'Save it' })).toBeTruthy()
  expect(screen.getByText('+20 XP')).toBeTruthy()
})

test('a failed sign-up keeps what was chosen, and so does a reload', async () => {
  const { user, sentTo } = show({
    'POST /api/sign-up': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await toAbout(user)
  await user.click(screen.getByRole('radio', { name: '5' }))
  await user.click(button('Continue'))
  await user.type(screen.getByLabelText('Full Name'), 'Tia Clarke')
  await user.type(screen.getByLabelText('Email'), 'tia@example.com')
  await user.type(screen.getByLabelText('Password'), 'mango-season')
  await user.click(button('Create Account'))
  await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('')
  expect(sentTo('POST /api/sign-up')).toMatchObject([
    {
      firstMinute: {
        goal: 'first-job',
        dailyMinutes: 5,
        answers: { taxi: 0, reply: 0, customer: 0 },
      },
    },
  ])
  // The page again, as after a reload.
  cleanup()
  show()
  expect(screen.getByRole('heading', { name: 'Save it' })).toBeTruthy()
})

test('back leads to the answer that was given', async () => {
  const { user } = show()
  await user.click(button('Training'))
  await user.click(button('Say it, taxi'))
  await user.click(button('Continue'))
  await user.click(button('Back'))
  expect(panel()).toContain('Right!')
  await user.click(button('Back'))
  expect(button('Training').getAttribute('aria-pressed')).toBe('true')
})

test('another goal with another situation begins it without answers', async () => {
  const { user } = show()
  await user.click(button('Training'))
  await user.click(button('Say it, taxi'))
  await user.click(button('Back'))
  await user.click(button('My own hustle'))
  expect(screen.getByRole('heading', { name: 'Your first customer' })).toBeTruthy()
  await user.click(button('Say it, price'))
  expect(JSON.parse(sessionStorage.getItem('upful-first-minute') ?? '')).toMatchObject({
    choices: { goal: 'own-hustle', answers: { price: 0 } },
  })
})

function show(answers: NonNullable<Parameters<typeof openScene>[1]>['answers'] = {}) {
  return openScene(<FirstMinutePage content={content} />, { user: null, answers })
}

function panel() {
  return within(screen.getByRole('main')).getByRole('status').textContent
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

async function toAbout(user: ReturnType<typeof show>['user']) {
  await user.click(button('First job'))
  for (const id of ['taxi', 'reply', 'customer']) {
    await user.click(button(`Say it, ${id}`))
    await user.click(button('Continue'))
  }
}
