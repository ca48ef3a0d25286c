import { Mic, Square } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { longestRecording, useRecorder } from './use-recorder.ts'

/** Lets the student hear their own answer. */
export function Recorder() {
  const { state, start, stop, discard } = useRecorder()
  if (state.kind === 'cannot') {
    return (
      <Card title="Say it aloud">
        <p className="text-ink-soft">
          This device or browser cannot record here. Say your answer to a friend or a mirror.
        </p>
      </Card>
    )
  }
  return (
    <Card title="Say it aloud">
      <p className="prose-width mb-3 text-ink-soft">
        Record up to two minutes and listen. Nothing is uploaded. The recording stays in this page
        and is gone when you leave it.
      </p>
      {(state.kind === 'ready' || state.kind === 'asking' || state.kind === 'refused') && (
        <Button busy={state.kind === 'asking'} onClick={start} className="max-sm:w-full">
          <Icon of={Mic} size={18} />
          Record
        </Button>
      )}
      {state.kind === 'recording' && (
        <div className="flex flex-wrap items-center gap-4">
          <Button tone="danger" onClick={stop} className="max-sm:w-full">
            <Icon of={Square} size={18} />
            Stop
          </Button>
          <p className="font-semibold tabular-nums">
            {clockOf(state.seconds)} of {clockOf(longestRecording)}
          </p>
        </div>
      )}
      {state.kind === 'recorded' && (
        <div className="grid grid-cols-1 gap-3">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the student's own voice, a second ago */}
          <audio controls src={state.url} aria-label="Your recording" className="w-full" />
          <div className="flex flex-wrap gap-3">
            <Button tone="quiet" onClick={start}>
              Record again
            </Button>
            <Button tone="plain" onClick={discard} className="text-coral">
              Throw it away
            </Button>
          </div>
        </div>
      )}
      <p role="status" className={state.kind === 'refused' ? 'mt-3 font-semibold' : 'sr-only'}>
        {statusWords[state.kind]}
      </p>
    </Card>
  )
}

const statusWords = {
  ready: '',
  asking: '',
  recording: 'Recording',
  recorded: 'Recorded. You can listen now.',
  refused:
    'The microphone is not on. Allow it for this site in your browser, then press Record again.',
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
