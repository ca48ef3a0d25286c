import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { spokenText } from './spoken-text.ts'
import { englishVoice } from './voice.ts'

interface ListenProps {
  /** What is read. */
  of: RefObject<HTMLElement | null>
}

/** Reads what is on the screen aloud, sentence by sentence. Not there if the device has no English voice. */
export function Listen({ of }: ListenProps) {
  // Some devices give new objects with each call.
  const canRead = useSyncExternalStore(onVoices, () => voiceNow() !== undefined)
  const [isReading, setReading] = useState(false)
  const stop = useRef(() => {})
  useEffect(() => {
    const end = () => stop.current()
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      end()
    }
  }, [])
  if (!canRead) return null

  function press() {
    const voice = voiceNow()
    if (isReading) return stop.current()
    if (of.current === null || voice === undefined) return
    setReading(true)
    stop.current = readAloud(of.current, voice, () => setReading(false))
  }
  return (
    <button
      type="button"
      aria-pressed={isReading}
      onClick={press}
      className={classes(
        '-my-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-sm font-semibold',
        isReading ? 'bg-sun text-on-sun' : 'text-sea hover:bg-sea-soft',
      )}
    >
      <Icon of={isReading ? Square : Volume2} size={18} />
      Listen
    </button>
  )
}

function voiceNow() {
  return englishVoice(speechSynthesis.getVoices())
}

function onVoices(change: () => void): () => void {
  // In an older Safari it is not an event target.
  if (!('addEventListener' in speechSynthesis)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', change)
  return () => speechSynthesis.removeEventListener('voiceschanged', change)
}

/** Reads and marks each sentence. Returns what ends it; `onEnd` is called once, however it ends. */
function readAloud(root: Element, voice: SpeechSynthesisVoice, onEnd: () => void): () => void {
  let isOver = false
  function end() {
    if (isOver) return
    isOver = true
    mark(null)
    speechSynthesis.cancel()
    onEnd()
  }
  const sentences = spokenText(root)
  speechSynthesis.cancel()
  for (const { text, range } of sentences) {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.onstart = () => !isOver && mark(range)
    utterance.onerror = end
    if (range === sentences.at(-1)?.range) utterance.onend = end
    speechSynthesis.speak(utterance)
  }
  if (sentences.length === 0) end()
  return end
}

/** Space for the bars above and below. */
const bars = { top: 70, bottom: 160 }

/** Marks a sentence where the browser can mark without changing the page, and brings it into view. */
function mark(range: Range | null) {
  if (!('highlights' in CSS)) return
  if (range === null) {
    CSS.highlights.delete('spoken')
    return
  }
  CSS.highlights.set('spoken', new Highlight(range))
  const { top, bottom } = range.getBoundingClientRect()
  if (top < bars.top || bottom > innerHeight - bars.bottom)
    range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
