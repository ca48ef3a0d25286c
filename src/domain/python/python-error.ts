/** What stops a program, named as Python names it: 'NameError'. */
export class PythonError extends Error {
  readonly kind: string
  /** From 1; null until the line is known. */
  line: number | null

  constructor(kind: string, message: string, line: number | null = null) {
    super(message)
    this.kind = kind
    this.line = line
  }
}

/** For what real Python can do and this small one cannot. */
export function notHere(what: string, line: number | null = null): PythonError {
  return new PythonError('Not here', `This small Python does not know ${what}.`, line)
}
