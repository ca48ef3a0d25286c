import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentEdit } from '../content/edited-content.ts'
import type { Services } from '../services.ts'

export interface EditedFile {
  path: string
  text: string
}

const listFiles = { fact: 'facts.yaml', programme: 'programmes.yaml' } as const

/** The files of the content as they are with all edits: everything else in them stays as it is. */
export async function editedFiles({
  contentFolder,
  editedContent,
}: Pick<Services, 'contentFolder' | 'editedContent'>): Promise<EditedFile[]> {
  // A server needs the parser only here.
  const { answerWith, listWith } = await import('./written-file.ts')
  const edits = editedContent
    .judged()
    .filter(({ state }) => state === 'shown' || state === 'conflict')
    .map(({ edit }) => edit)
  const files: EditedFile[] = []
  for (const kind of ['fact', 'programme'] as const) {
    const own = edits.filter((edit) => edit.kind === kind)
    if (own.length === 0) continue
    const text = await readFile(join(contentFolder, listFiles[kind]), 'utf8')
    files.push({ path: `content/${listFiles[kind]}`, text: listWith(text, textsById(own)) })
  }
  for (const { kind, id, texts } of edits) {
    const answer = editedContent.shipped.answers.find((each) => each.id === id)
    if (kind !== 'answer' || answer === undefined) continue
    const name = join('answers', answer.group, `${id}.md`)
    const text = await readFile(join(contentFolder, name), 'utf8')
    files.push({ path: join('content', name), text: answerWith(text, texts) })
  }
  return files
}

function textsById(edits: readonly ContentEdit[]) {
  return new Map(edits.map(({ id, texts }) => [id, texts]))
}
