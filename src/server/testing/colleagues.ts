import type { ColleagueSeat } from '#domain/people/business-seat.ts'
import type { Scene } from './access.ts'
import { businesses } from './scenes.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** Somebody with a seat in this business, who was invited and accepted. */
export async function colleague(
  app: TestApp,
  owner: Visitor,
  seat: ColleagueSeat,
): Promise<Visitor> {
  const person = await app.person('business')
  await owner.call('POST /api/business/invitations', { email: person.email, seat })
  const { invited } = await person.call('GET /api/business/colleagues', {})
  const id = invited[0]?.id ?? ''
  await person.call('POST /api/business/joins', { id, accept: true, adult: true })
  return person
}

/** The newest code in a letter to this address. */
export function codeTo(app: TestApp, email: string): string {
  const letters = app.letters().filter((text) => text.includes(`To: ${email}`))
  const code = letters.map((text) => /\b([A-Z2-9]{4}-[A-Z2-9]{4})\b/.exec(text)?.[1])
  return code.findLast((each) => each !== undefined) ?? ''
}

/** A colleague of the owner. */
export async function seat(app: TestApp): Promise<Scene> {
  const { owner, stranger } = await businesses(app)
  const { userId } = await colleague(app, owner, 'viewer')
  return { owner, stranger, names: { id: userId } }
}

/** An invitation that nobody has answered. */
export async function invitation(app: TestApp): Promise<Scene> {
  const { owner, stranger } = await businesses(app)
  const email = (await app.person('business')).email
  await owner.call('POST /api/business/invitations', { email, seat: 'viewer' })
  const { invitations } = await owner.call('GET /api/business/colleagues', {})
  return { owner, stranger, names: { id: invitations[0]?.id ?? '' } }
}
