import { NotDone } from '../stop-with-reason.ts'
import { verifyLedger } from '../xp/verify-queries.ts'
import { command, counted, withServices } from './open.ts'

/** `npm run ledger:verify` */
command(() =>
  withServices(import.meta.dirname, async ({ db, content }) => {
    const { students, rows, differences } = await verifyLedger(db, content.goals)
    const summary = `${counted(students, 'student')}, ${counted(rows, 'ledger row')}`
    if (differences.length === 0) return `${summary}: every total follows from its ledger.`
    throw new NotDone(
      [`${summary}: ${counted(differences.length, 'student')} differ.`, ...differences].join('\n'),
    )
  }),
)
