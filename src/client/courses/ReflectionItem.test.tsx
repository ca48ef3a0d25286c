import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Completion } from '#contract/courses.ts'
import type { Lesson } from '#contract/lesson.ts'
import type { HelpCard } from '#domain/safety/help-card.ts'
import { useApi } from '../app/use-api.ts'
import { exampleLesson } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { ReflectionItem } from './ReflectionItem.tsx'

const answerRoute = 'POST /api/courses/:id/lessons/:contentId/answer'
const lessonRoute = 'GET /api/courses/:id/lessons/:contentId'
const ids = { id: 'budgeting', contentId: 'why' }
const item = {
  id: 'why',
  title: 'Why you save',
  minutes: 5,
  type: 'reflection' as const,
  prompt: 'What do you save for?',
  minWords: 4,
}
const completion: Completion = {
  itemDone: true,
  earned: 10,
  percent: 66,
  courseFinished: false,
  nextItem: 'third',
}
const help: HelpCard = {
  kind: 'danger',
  title: 'You are not alone',
  lines: ['Talk to a person now.', 'Call 119 in danger.'],
  helplines: [
    {
      id: 'safespot',
      name: 'SafeSpot',
      phone: '888-723-3776',
      whatsapp: '876-439-5199',
      hours: 'Day and night',
      what: 'For children and teenagers.',
    },
  ],
}

test('the field counts the words, and says who can read them', async () => {
  const { user } = show()
  expect(hint()).toBe('0 of at least 4 words. Only you can read it.')
  await user.type(field(), 'For my own shop')
  expect(hint()).toBe('4 words. Only you can read it.')
})

test('it is saved once, and then says where to find it instead of the button', async () => {
  const { user, server, sentTo, completions } = show()
  await user.type(field(), 'For my own shop')
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  release()
  await screen.findByText(/^Saved\. You can find it in your/)
  expect(sentTo(answerRoute)).toEqual([
    { ...ids, answer: { type: 'reflection', text: 'For my own shop' } },
  ])
  expect(screen.getByRole('link', { name: 'portfolio' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull()
  expect(completions).toEqual([completion])
})

test('a saved reflection can be changed and saved again', async () => {
  const { user } = show('I save')
  expect(field().value).toBe('I save')
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  await user.type(field(), ' for school')
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy()
  expect(screen.queryByText(/^Saved\./)).toBeNull()
})

test('a text that is too short is refused at the field, which gets the focus', async () => {
  const { user, server } = show()
  server.answer(answerRoute, { code: 'invalid', message: 'Write at least 4 words.' })
  await user.type(field(), 'Shop')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => screen.getByRole('alert').textContent).toBe('Write at least 4 words.')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
})

test('without a connection the text stays, on the screen and after a reload', async () => {
  const { user, server, show: showAgain } = show()
  await user.type(field(), 'For my own shop')
  server.goOffline()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('No connection.')
  // The text is not what is wrong.
  expect(field().getAttribute('aria-invalid')).toBeNull()
  showAgain(null)
  showAgain(<Reflection lesson={exampleLesson(item)} completions={[]} />)
  expect(field().value).toBe('For my own shop')
})

test('crisis words are answered with the helplines, and not with a celebration', async () => {
  const { user, server, completions } = show()
  server.answer(answerRoute, ({ answer }) => answered(answer, help))
  await user.type(field(), 'I am not safe')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const card = await screen.findByRole('region', { name: 'You are not alone' })
  expect(document.activeElement).toBe(card)
  expect(completions).toEqual([])
  const call = within(card).getByRole('link', { name: 'Call 888-723-3776' })
  expect(call.getAttribute('href')).toBe('tel:888-723-3776')
  expect(within(card).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/18764395199',
  )
  // The numbers come right after the first line.
  expect(card.textContent).toMatch(/Talk to a person now\..*SafeSpot.*Call 119 in danger\./)
  expect(field().value).toBe('I am not safe')
})

interface ReflectionProps {
  lesson: Lesson
  completions: Completion[]
}

function Reflection({ lesson, completions }: ReflectionProps) {
  const { data } = useApi(lessonRoute, ids, { enabled: false })
  return (
    <ReflectionItem
      item={item}
      lesson={data ?? lesson}
      onCompleted={(earned) => completions.push(earned)}
    />
  )
}

function show(saved?: string) {
  const completions: Completion[] = []
  const work = saved === undefined ? null : ({ type: 'reflection', text: saved } as const)
  const lesson = { ...exampleLesson(item), work }
  const scene = openScene(<Reflection lesson={lesson} completions={completions} />, {
    answers: { [answerRoute]: ({ answer }) => answered(answer, null) },
  })
  return { ...scene, completions }
}

function answered(answer: unknown, card: HelpCard | null) {
  return { work: answer, completion, help: card }
}

function field() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reflection' })
}

function hint(): string | null | undefined {
  return document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
}
