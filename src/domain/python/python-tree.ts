/** A program as a tree. Lines count from 1. */
export type PythonStatement = { line: number } & (
  | { kind: 'expression'; value: Expression }
  | { kind: 'assign'; target: Target; value: Expression }
  | { kind: 'change'; target: Target; operator: string; value: Expression }
  | { kind: 'if'; test: Expression; body: PythonStatement[]; otherwise: PythonStatement[] }
  | { kind: 'while'; test: Expression; body: PythonStatement[] }
  | { kind: 'for'; name: string; over: Expression; body: PythonStatement[] }
  | { kind: 'def'; name: string; inputs: string[]; body: PythonStatement[] }
  | { kind: 'return'; value: Expression | null }
  | { kind: 'break' | 'continue' | 'pass' }
)

export type Target =
  | { kind: 'name'; name: string }
  | { kind: 'item'; of: Expression; at: Expression }

export type Expression =
  | { kind: 'value'; value: bigint | number | string | boolean | null }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'filled'; parts: FilledPart[] }
  | { kind: 'item'; of: Expression; at: Expression }
  | { kind: 'slice'; of: Expression; from: Expression | null; to: Expression | null }
  | { kind: 'call'; of: Expression; inputs: Expression[] }
  | { kind: 'method'; of: Expression; name: string; inputs: Expression[] }
  | { kind: 'not' | 'negative' | 'positive'; of: Expression }
  | { kind: 'and' | 'or'; left: Expression; right: Expression }
  | { kind: 'operation'; operator: string; left: Expression; right: Expression }
  /** `a < b <= c`: one operator less than operands. */
  | { kind: 'comparison'; operands: Expression[]; operators: string[] }
  | { kind: 'choice'; test: Expression; value: Expression; otherwise: Expression }

/** A part of an f-string: text as it is, or a value with the format after its colon. */
export type FilledPart = string | { value: Expression; format: string }
