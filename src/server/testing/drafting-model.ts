import { z } from 'zod'
import { saying, type AiRequest, type Play } from './ai-server.ts'

type Answers = Record<Task, (asked: Asked) => unknown>
export type Model = Partial<Answers>
export type Task = 'outline' | 'lesson' | 'quiz'

const asked = z.looseObject({
  lesson: z.object({ title: z.string() }).optional(),
  answer: z.record(z.string(), z.unknown()),
})
type Asked = z.infer<typeof asked>

export const longText =
  'Kadian writes down what she spends each day. She sees small leaks first, and then she gives each dollar a job before it is gone. '.repeat(
    6,
  )

export const goodAnswers = {
  outline: () => ({
    sections: [1, 2, 3].map((at) => ({
      title: `Drafted part ${at}`,
      description: 'A part that was drafted.',
      lessons: [1, 2].map((index) => ({ title: `Lesson ${at}.${index}`, aim: 'Do one thing.' })),
    })),
  }),
  lesson: (_asked: Asked) => ({ body: longText }),
  quiz: (_asked: Asked) => ({
    questions: ['first', 'second', 'third'].map((which) => ({
      question: `What comes ${which}?`,
      options: ['A guess', 'A look at the numbers', 'A loan'],
      correct: 1,
      explanation: 'You look before you decide, because a guess costs money.',
    })),
  }),
}

/** A model that answers each kind of request, in a code fence as models often do. */
export function modelWith(model: Model): Play {
  const answers: Answers = { ...goodAnswers, ...model }
  return (response, request) => {
    const answer = answers[taskOf(request)](askedIn(request))
    const text =
      typeof answer === 'string' ? answer : `\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``
    return saying(text)(response, request)
  }
}

export function askedIn({ body }: AiRequest): Asked {
  const first = body.messages.find(({ role }) => role === 'user')
  return asked.parse(JSON.parse(first?.content ?? ''))
}

export function taskOf(request: AiRequest): Task {
  const { answer } = askedIn(request)
  if ('sections' in answer) return 'outline'
  return 'body' in answer ? 'lesson' : 'quiz'
}

export const goodModel = modelWith({})
