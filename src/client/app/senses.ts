/** What is said with a sound and a vibration, beside what the screen shows. */
export type Signal = 'right' | 'wrong' | 'reward' | 'level'
export type Sense = 'sounds' | 'vibration'

/** Milliseconds of vibration and pause. A wrong answer is felt only softly. */
const vibrations: Record<Signal, number[]> = {
  right: [20],
  wrong: [8],
  reward: [20, 60, 40],
  level: [30, 60, 30, 60, 80],
}

/** Gives a signal by the senses that are on. Nothing waits for it. */
export function giveSignal(signal: Signal): void {
  // Before the first touch a browser allows neither, and complains in its log.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return
  if (isOn('vibration') && canVibrate()) navigator.vibrate(vibrations[signal])
  if (!isOn('sounds')) return
  // Offline, or in a browser that cannot make one, there is only no sound.
  import('./sounds.ts').then(({ play }) => play(signal)).catch(() => {})
}

/**
 * Whether a sense is on, on this device. Sounds are off until somebody wants them: a lesson is read on a bus and in
 * a classroom. Vibration is on, unless the device asks for reduced motion.
 */
export function isOn(sense: Sense): boolean {
  const chosen = choiceOf(sense)
  if (chosen !== null) return chosen === 'on'
  return sense === 'vibration' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Keeps the choice on this device. */
export function switchSense(sense: Sense, on: boolean): void {
  try {
    localStorage.setItem(`upful-${sense}`, on ? 'on' : 'off')
  } catch {
    // Without storage it stays as the device wants it.
  }
}

/** Browsers of computers have the function, too, and nothing that vibrates. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches
}

function choiceOf(sense: Sense): string | null {
  try {
    return localStorage.getItem(`upful-${sense}`)
  } catch {
    return null
  }
}
