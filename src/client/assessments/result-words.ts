/** A score in friendly words. */
export function wordsFor(score: number): string {
  if (score >= 90) return 'Excellent. You know this.'
  if (score >= 70) return 'Well done. There are a few things left to learn.'
  return 'You have made a start. Look below at what you missed, then try again.'
}

/** '4 min 5 s' of whole seconds. */
export function timeTaken(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`
}
