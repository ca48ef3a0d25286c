import { runPython, type PythonResult } from '#domain/python/run-python.ts'
import type { CodeCheck, CodeExercise } from './code-exercise.ts'
import type { ExerciseAnswer } from './exercise.ts'
import type { MarkedExercise } from './marked-exercise.ts'

const longestShown = 300

/** Runs the program once for each check. The first one that fails is told in the remark. */
export function markCode(exercise: CodeExercise, answer: ExerciseAnswer): MarkedExercise {
  const { checks, explanation } = exercise
  const source = answer.kind === 'code' ? answer.source : ''
  const parts: boolean[] = []
  let remark: string | undefined
  for (const check of checks) {
    // A program that goes on and on is run only once.
    const result = parts.length > 0 && remark?.startsWith(endless) ? null : runPython(source, check)
    parts.push(result !== null && hasPassed(check, result))
    if (result !== null && parts.at(-1) === false) remark ??= remarkOn(check, result)
  }
  return {
    correct: parts.every(Boolean),
    parts,
    ...(remark !== undefined && { remark }),
    explanation,
  }
}

/** Spaces at the end of lines, and empty lines at the end, do not count. */
export function hasPassed({ prints }: CodeCheck, { output, error }: PythonResult): boolean {
  return error === null && plain(output) === plain(prints)
}

const endless = 'Your program goes on and on'

function remarkOn(check: CodeCheck, { output, error }: PythonResult): string {
  if (error?.kind === 'Stopped') return `${endless}. Does each loop have an end?`
  const { given, after, prints } = check
  const around = [
    ...(given === undefined ? [] : ['When it begins with these values:', block(given)]),
    ...(after === undefined ? [] : ['When this comes after it:', block(after)]),
  ]
  if (error !== null) {
    const place = error.line === null ? '' : `Line ${error.line}: `
    const stopped = 'Your program stops with an error:'
    return [...around, stopped, block(`${place}${error.kind}: ${error.message}`)].join('\n\n')
  }
  const printed = plain(output)
  return [
    ...around,
    ...(printed === ''
      ? ['Your program prints nothing.']
      : ['Your program prints:', block(printed)]),
    'It should print:',
    block(plain(prints)),
  ].join('\n\n')
}

function plain(output: string): string {
  return output.replace(/[^\S\n]+$/gm, '').trimEnd()
}

/** Three backticks in what a program prints would end the block. */
function block(text: string): string {
  const short = text.length > longestShown ? `${text.slice(0, longestShown)} ...` : text
  return `\`\`\`\n${short.replaceAll('```', "'''")}\n\`\`\``
}
