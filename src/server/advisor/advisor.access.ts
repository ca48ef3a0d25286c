import type { advisorRoutes } from '#contract/advisor.ts'
import { signedIn, type Access, type Scene } from '../testing/access.ts'
import { students } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'
import { replyWriterOf } from './reply-writer.ts'

export const access: Access<typeof advisorRoutes> = {
  'GET /api/advisor': { may: signedIn },
  'PUT /api/advisor/settings': { may: signedIn },
  'GET /api/advisor/conversations/:id': { may: signedIn, scene: conversation },
  'PATCH /api/advisor/conversations/:id': {
    may: signedIn,
    scene: conversation,
    body: () => ({ title: 'Plans' }),
  },
  'DELETE /api/advisor/conversations/:id': { may: signedIn, scene: conversation },
  'POST /api/advisor/messages': {
    may: signedIn,
    scene: conversation,
    body: ({ id: conversationId }) => ({ conversationId, text: 'And then?' }),
  },
  'POST /api/advisor/replies/:id/stop': { may: signedIn, scene: reply },
  'PUT /api/advisor/replies/:id/verdict': {
    may: signedIn,
    scene: writtenReply,
    body: () => ({ verdict: 'good' }),
  },
  'POST /api/advisor/replies/:id/again': { may: signedIn, scene: reply },
}

async function conversation(app: TestApp): Promise<Scene> {
  const { conversationId, ...people } = await newTurn(app)
  return { ...people, names: { id: conversationId } }
}

async function reply(app: TestApp): Promise<Scene> {
  const { replyId, ...people } = await newTurn(app)
  return { ...people, names: { id: replyId } }
}

async function writtenReply(app: TestApp): Promise<Scene> {
  const scene = await reply(app)
  const { owner, names } = scene
  const { id: replyId = '' } = names
  await replyWriterOf(app.services).write({ userId: owner.userId, replyId })
  return scene
}

async function newTurn(app: TestApp) {
  const people = await students(app)
  const answer = await people.owner.call('POST /api/advisor/messages', { text: 'What is a CV?' })
  if (answer.kind !== 'asked') throw new Error('It was answered with the help card')
  return { ...people, ...answer }
}
