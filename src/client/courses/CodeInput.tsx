import { Play, RotateCcw, Undo2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { runPython, type PythonResult } from '#domain/python/run-python.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { CodeKeys } from './CodeKeys.tsx'
import { CodeOutput } from './CodeOutput.tsx'
import type { ExercisePartProps } from './exercise-part.ts'

const longest = 4_000

/** A program to write. It runs here as often as one likes; its mark comes from the server. */
export function CodeInput({ exercise, answer, onChange }: ExercisePartProps<'code'>) {
  const { source } = answer
  const [result, setResult] = useState<PythonResult | null>(null)
  /** What was written before it was started again. */
  const [before, setBefore] = useState<string | null>(null)
  /** Where the cursor goes after something was inserted. */
  const [cursor, setCursor] = useState<number | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (cursor === null) return
    field.current?.focus()
    field.current?.setSelectionRange(cursor, cursor)
    setCursor(null)
  }, [cursor])

  function write(text: string) {
    setResult(null)
    onChange({ kind: 'code', source: text.slice(0, longest) })
  }
  function insert(text: string) {
    const start = field.current?.selectionStart ?? source.length
    const end = field.current?.selectionEnd ?? source.length
    setBefore(null)
    write(source.slice(0, start) + text + source.slice(end))
    setCursor(start + text.length)
  }
  /** The next line begins where this one does, and further in after a colon. */
  function goToNextLine(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    const line = source.slice(0, event.currentTarget.selectionStart).split('\n').at(-1) ?? ''
    const indent = /^ */.exec(line)?.[0] ?? ''
    insert(`\n${indent}${line.trimEnd().endsWith(':') ? '    ' : ''}`)
  }
  function replaceAll(text: string, kept: string | null) {
    write(text)
    setBefore(kept)
    setCursor(text.length)
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <TextArea
        ref={field}
        label="Your program"
        rows={Math.min(Math.max(source.split('\n').length + 1, 6), 16)}
        wrap="off"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={longest}
        value={source}
        onChange={(event) => {
          setBefore(null)
          write(event.currentTarget.value)
        }}
        onKeyDown={goToNextLine}
        className="font-mono"
      />
      <CodeKeys onPress={insert} />
      <div className="flex flex-wrap gap-2">
        <Button tone="plain" onClick={() => setResult(runPython(source))}>
          <Icon of={Play} />
          Run
        </Button>
        {before !== null && (
          <Button tone="plain" onClick={() => replaceAll(before, null)}>
            <Icon of={Undo2} />
            Bring my program back
          </Button>
        )}
        {before === null && source !== exercise.starter && (
          <Button tone="plain" onClick={() => replaceAll(exercise.starter, source)}>
            <Icon of={RotateCcw} />
            Start again
          </Button>
        )}
      </div>
      <CodeOutput result={result} source={source} />
    </div>
  )
}
