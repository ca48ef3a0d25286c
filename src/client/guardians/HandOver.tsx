import { SendCode } from '../parts/people/SendCode.tsx'
import { handOverText, stepsFor, type OtherRole } from './hand-over.ts'

export type { OtherRole }

/** Helps the user send a code to the other person, with the steps that person follows. */
export function HandOver({ code, otherRole }: { code: string; otherRole: OtherRole }) {
  return (
    <div className="grid gap-3">
      <ol className="grid list-decimal gap-1 pl-5">
        {stepsFor(otherRole, location.origin).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <SendCode code={code} text={handOverText(code, otherRole, location.origin)} />
    </div>
  )
}
