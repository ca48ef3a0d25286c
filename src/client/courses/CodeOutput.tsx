import type { PythonResult } from '#domain/python/run-python.ts'

const meanings: Readonly<Record<string, string>> = {
  NameError: 'A name is misspelled, or it has no value yet.',
  SyntaxError: 'Look for a missing colon, quote or bracket, here or on the line above.',
  IndentationError: 'The spaces at the start of a line are off.',
  TypeError: 'Two things do not go together, such as a number and a text.',
  ValueError: 'The value is of the right sort, but it cannot be used like this.',
  IndexError: 'There is no such position. The first one is 0.',
  ZeroDivisionError: 'Nothing can be divided by 0.',
  AttributeError: 'This value cannot do that. Is the word after the point right?',
  UnboundLocalError: 'Within a function, give the name its value before it is used.',
}

interface CodeOutputProps {
  /** Null before the program ran. */
  result: PythonResult | null
  source: string
}

/** What a program printed, and what stopped it. */
export function CodeOutput({ result, source }: CodeOutputProps) {
  return (
    <section aria-label="What it prints" className="rounded-control bg-sunk px-4 py-3">
      <div role="status">
        {result === null ? (
          <p className="text-sm text-ink-soft">
            Run your program to see what it prints. That works without a connection, and it is not
            marked.
          </p>
        ) : (
          <Ran result={result} source={source} />
        )}
      </div>
    </section>
  )
}

function Ran({ result: { output, error }, source }: { result: PythonResult; source: string }) {
  if (output === '' && error === null) return <p>It ran, and printed nothing.</p>
  const line = error?.line ? source.split('\n')[error.line - 1]?.trim() : undefined
  return (
    <div className="grid grid-cols-1 gap-2">
      {output !== '' && (
        <pre className="max-h-60 overflow-auto font-mono whitespace-pre-wrap">{output}</pre>
      )}
      {error && (
        <div className="grid grid-cols-1 gap-1 border-l-4 border-coral pl-3">
          {line !== undefined && (
            <p>
              Line {error.line}: <code>{line}</code>
            </p>
          )}
          <p className="font-semibold">
            {error.kind}: {error.message}
          </p>
          {meanings[error.kind] && <p>{meanings[error.kind]}</p>}
        </div>
      )}
    </div>
  )
}
