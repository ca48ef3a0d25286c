import { useEffect, useRef, useState } from 'react'

export const longestRecording = 120

export type RecorderState =
  | { kind: 'cannot' }
  | { kind: 'ready' }
  | { kind: 'asking' }
  | { kind: 'recording'; seconds: number }
  | { kind: 'recorded'; url: string }
  /** The student or the phone did not allow it, or there is no microphone. */
  | { kind: 'refused' }

/** Records the voice into the memory of this page. It is never sent, and gone when the page or the question changes. */
export function useRecorder(): {
  state: RecorderState
  start: () => void
  stop: () => void
  discard: () => void
} {
  const [state, setState] = useState<RecorderState>(() =>
    canRecord() ? { kind: 'ready' } : { kind: 'cannot' },
  )
  const recording = useRef<Recording>(null)
  const left = useRef(false)
  const url = state.kind === 'recorded' ? state.url : null

  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      recording.current?.cancel()
      recording.current = null
    }
  }, [])
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url])

  async function begin() {
    setState({ kind: 'asking' })
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    if (left.current) return stopTracks(stream)
    recording.current = record(stream, {
      onSecond: (seconds) => setState({ kind: 'recording', seconds }),
      onEnd: (sound) => setState({ kind: 'recorded', url: URL.createObjectURL(sound) }),
    })
    setState({ kind: 'recording', seconds: 0 })
  }
  return {
    state,
    start: () => void begin().catch(() => left.current || setState({ kind: 'refused' })),
    stop: () => recording.current?.stop(),
    discard: () => setState({ kind: 'ready' }),
  }
}

interface Recording {
  stop: () => void
  /** Ends it and keeps nothing. */
  cancel: () => void
}

function record(
  stream: MediaStream,
  { onSecond, onEnd }: { onSecond: (seconds: number) => void; onEnd: (sound: Blob) => void },
): Recording {
  const recorder = new MediaRecorder(stream)
  const pieces: Blob[] = []
  let seconds = 0
  let cancelled = false
  const clock = setInterval(() => {
    seconds += 1
    if (seconds >= longestRecording) stop()
    else onSecond(seconds)
  }, 1000)

  function stop() {
    clearInterval(clock)
    if (recorder.state !== 'inactive') recorder.stop()
    stopTracks(stream)
  }
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  recorder.addEventListener('stop', () => {
    clearInterval(clock)
    stopTracks(stream)
    if (!cancelled) onEnd(new Blob(pieces, { type: recorder.mimeType }))
  })
  recorder.start()
  return {
    stop,
    cancel: () => {
      cancelled = true
      stop()
    },
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator
}
