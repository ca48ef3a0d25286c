import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Markdown } from '../ui/Markdown.tsx'
import { Listen } from './Listen.tsx'

test('it reads sentence by sentence, marks the one being read, and is off at the end', async () => {
  const device = speaking(['en-GB'])
  await press()
  expect(device.texts()).toEqual(['First the rent.', 'Then one want.', 'Save first.'])
  expect(button().getAttribute('aria-pressed')).toBe('true')
  act(() => device.start(1))
  expect(device.marked()).toBe('Then one want.')
  act(() => device.end(2))
  expect(button().getAttribute('aria-pressed')).toBe('false')
  expect(device.marked()).toBeNull()
})

test('a second press ends it, and so does leaving', async () => {
  const device = speaking(['en-US'])
  const { unmount } = await press()
  await userEvent.click(button())
  expect(button().getAttribute('aria-pressed')).toBe('false')
  expect(device.texts()).toEqual([])
  await userEvent.click(button())
  expect(device.texts()).toHaveLength(3)
  unmount()
  expect(device.texts()).toEqual([])
})

test('a device without an English voice has no button', () => {
  speaking(['fr-FR'])
  render(<Card />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a voice that arrives late brings the button', () => {
  const device = speaking([])
  render(<Card />)
  expect(screen.queryByRole('button')).toBeNull()
  act(() => device.gets('en-GB'))
  expect(button()).toBeTruthy()
})

function Card() {
  const text = useRef<HTMLDivElement>(null)
  return (
    <>
      <Listen of={text} />
      <div ref={text}>
        <h2 className="sr-only">Card 1 of 2</h2>
        <Markdown>{'First the **rent**. Then one want.\n\n- Save first.'}</Markdown>
      </div>
    </>
  )
}

async function press() {
  const shown = render(<Card />)
  await userEvent.click(button())
  return shown
}

function button() {
  return screen.getByRole('button', { name: 'Listen' })
}

/** A device that speaks when the test says so. */
function speaking(langs: string[]) {
  const voices = langs.map((lang) => ({ lang, localService: true }))
  const queue: Spoken[] = []
  const marks = new Map<string, Marked>()
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices.map((voice) => ({ ...voice })),
    speak: (spoken: Spoken) => queue.push(spoken),
    cancel: () => (queue.length = 0),
  })
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', Spoken)
  vi.stubGlobal('Highlight', Marked)
  vi.stubGlobal('CSS', { highlights: marks })
  return {
    texts: () => queue.map(({ text }) => text),
    start: (index: number) => queue[index]?.onstart?.(),
    end: (index: number) => queue[index]?.onend?.(),
    marked: () => marks.get('spoken')?.range.toString() ?? null,
    gets: (lang: string) => {
      voices.push({ lang, localService: true })
      speech.dispatchEvent(new Event('voiceschanged'))
    },
  }
}

class Spoken {
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  text: string
  constructor(text: string) {
    this.text = text
  }
}

class Marked {
  range: Range
  constructor(range: Range) {
    this.range = range
  }
}
