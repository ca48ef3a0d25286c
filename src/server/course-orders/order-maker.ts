import { withoutIdentity } from '#domain/identity.ts'
import { openLibrary, type Library } from '#domain/library.ts'
import { planCourse } from '#domain/course-plan.ts'
import { identityOf, usesAi } from '../advisor/queries.ts'
import type { Content } from '../content/load-content.ts'
import type { Services } from '../services.ts'
import { makeCourse, type Making } from './course-maker.ts'
import { makeLesson } from './lesson-maker.ts'
import { claim, letGo, type Claim } from './making-commands.ts'
import type { OrderKey } from './order-row.ts'
import { writerWith } from './writer.ts'

/** Makes what was ordered, unless somebody does already. No transaction is open while a model writes. */
export async function makeOrder(services: Services, key: OrderKey): Promise<void> {
  const { transaction } = services
  const claimed = await transaction((tx) => claim(tx, key))
  if (claimed === null) return
  try {
    const making = await begun(services, claimed)
    await (claimed.contentId === null ? makeCourse : makeLesson)(services, making)
  } catch (error) {
    await transaction((tx) => letGo(tx, claimed))
    throw error
  }
}

async function begun({ db, ai, content }: Services, claimed: Claim): Promise<Making> {
  const library = libraryOf(content)
  const { struggle, level, userId } = claimed
  const { skills } = planCourse(claimed, library)
  const nameless = withoutIdentity(struggle, await identityOf(db, userId))
  const writer = ai !== null && (await usesAi(db, userId)) ? writerWith(ai, content) : null
  return { claimed, library, writer, briefing: { struggle: nameless, level, skills } }
}

const libraries = new WeakMap<Content, Library>()

/** Reading every lesson takes a while, and they do not change while the process runs. */
function libraryOf(content: Content): Library {
  const library = libraries.get(content) ?? openLibrary(content.courses)
  libraries.set(content, library)
  return library
}
