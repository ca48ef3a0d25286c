import type { Signal } from './senses.ts'

/** The notes of each sound, in hertz, one after the other. */
const notes: Record<Signal, number[]> = {
  right: [660, 880],
  wrong: [300, 260],
  reward: [523, 659, 784],
  level: [523, 659, 784, 1047],
}
const loudness: Record<Signal, number> = { right: 0.12, wrong: 0.06, reward: 0.12, level: 0.14 }
const secondsApart = 0.09
const secondsLong = 0.22

let speaker: AudioContext | undefined

/** Plays a sound made here, so that there is no file to fetch. */
export function play(signal: Signal): void {
  speaker ??= new AudioContext()
  // A browser may stop it while the page is in the background.
  void speaker.resume()
  for (const [index, hertz] of notes[signal].entries())
    playNote(speaker, hertz, {
      at: speaker.currentTime + index * secondsApart,
      volume: loudness[signal],
    })
}

function playNote(on: AudioContext, hertz: number, { at, volume }: { at: number; volume: number }) {
  const tone = on.createOscillator()
  const gain = on.createGain()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  // Rises and fades, because a tone that starts or stops at once clicks.
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(volume, at + 0.015)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + secondsLong)
  tone.connect(gain).connect(on.destination)
  tone.start(at)
  tone.stop(at + secondsLong)
}
