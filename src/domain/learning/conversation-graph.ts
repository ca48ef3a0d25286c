/** What the way through a conversation depends on; the results of its ends are not part of it. */
export interface ConversationGraph {
  turns: readonly {
    id: string
    says: string
    replies: readonly { text: string; to: string }[]
  }[]
  ends: readonly { id: string; says: string }[]
}

/** How far somebody has come. */
export interface ConversationSoFar {
  messages: { from: 'them' | 'you'; text: string }[]
  /** What can be messages now; empty at an end. */
  replies: readonly { text: string; to: string }[]
  /** The id of the end that was reached. */
  end: string | null
  /** False if a reply was not there to give. */
  isPossible: boolean
}

/** The conversation after these replies. */
export function conversationAfter(
  { turns, ends }: ConversationGraph,
  chosen: readonly string[],
): ConversationSoFar {
  let turn = turns[0]
  const messages: ConversationSoFar['messages'] = turn ? [{ from: 'them', text: turn.says }] : []
  for (const [index, text] of chosen.entries()) {
    const reply = turn?.replies.find((each) => each.text === text)
    if (reply === undefined)
      return { messages, replies: turn?.replies ?? [], end: null, isPossible: false }
    messages.push({ from: 'you', text })
    const end = ends.find(({ id }) => id === reply.to)
    if (end) {
      messages.push({ from: 'them', text: end.says })
      return { messages, replies: [], end: end.id, isPossible: index === chosen.length - 1 }
    }
    turn = turns.find(({ id }) => id === reply.to)
    if (turn) messages.push({ from: 'them', text: turn.says })
  }
  return { messages, replies: turn?.replies ?? [], end: null, isPossible: true }
}

/** The shortest replies that lead to one of these ends; null if none do. */
export function wayTo({ turns }: ConversationGraph, wanted: readonly string[]): string[] | null {
  const open: { id: string; way: string[] }[] = [{ id: turns[0]?.id ?? '', way: [] }]
  const seen = new Set<string>()
  for (const { id, way } of open) {
    if (wanted.includes(id)) return way
    if (seen.has(id)) continue
    seen.add(id)
    for (const { text, to } of turns.find((turn) => turn.id === id)?.replies ?? []) {
      open.push({ id: to, way: [...way, text] })
    }
  }
  return null
}

interface GraphProblem {
  message: string
  path: (string | number)[]
}

/** What makes a conversation impossible to finish: loops, replies that lead nowhere, turns that nobody reaches. */
export function problemsInGraph(graph: ConversationGraph): GraphProblem[] {
  const { turns, ends } = graph
  const known = new Set([...turns, ...ends].map(({ id }) => id))
  const problems: GraphProblem[] = turns.flatMap(({ replies }, turnIndex) =>
    replies.flatMap(({ to }, index) =>
      known.has(to)
        ? []
        : [
            {
              message: `there is no turn and no end ${to}`,
              path: ['turns', turnIndex, 'replies', index, 'to'],
            },
          ],
    ),
  )
  if (problems.length > 0) return problems
  const both = turns.findIndex(({ id }) => ends.some((end) => end.id === id))
  if (both >= 0)
    return [{ message: 'a turn and an end have the same id', path: ['turns', both, 'id'] }]
  const unreached = (entries: readonly { id: string }[], key: string) =>
    entries.flatMap(({ id }, index) =>
      wayTo(graph, [id]) === null
        ? [{ message: `nothing leads to ${id}`, path: [key, index] }]
        : [],
    )
  problems.push(...unreached(turns, 'turns'), ...unreached(ends, 'ends'))
  turns.forEach(({ id, replies }, index) => {
    // A way back to the same turn could never end.
    const comesBack = replies.some(({ to }) => leadsTo(graph, to, id))
    if (comesBack)
      problems.push({ message: `${id} can come back to itself`, path: ['turns', index] })
  })
  return problems
}

function leadsTo({ turns, ends }: ConversationGraph, from: string, to: string): boolean {
  const first = turns.find(({ id }) => id === from)
  if (first === undefined) return false
  return wayTo({ turns: [first, ...turns], ends }, [to]) !== null
}
