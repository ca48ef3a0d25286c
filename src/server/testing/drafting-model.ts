import { z } from 'zod'
import { saying, type AiRequest, type Play } from './ai-server.ts'

type Answers = Record<Task, (input: TaskInput) => unknown>
export type Model = Partial<Answers>
export type Task = 'outline' | 'lesson' | 'quiz'

const taskInput = z.looseObject({
  lesson: z.object({ title: z.string() }).optional(),
  answer: z.record(z.string(), z.unknown()),
})
type TaskInput = z.infer<typeof taskInput>

export const longText =
  'Kadian writes down what she spends each day. She sees small leaks first, and then she gives each dollar a job before it is gone. '.repeat(
    6,
  )

export const goodAnswers = {
  outline: () => ({
    sections: [1, 2, 3].map((part) => ({
      title: `Drafted part ${part}`,
      description: 'A part that was drafted.',
      lessons: [1, 2].map((index) => ({ title: `Lesson ${part}.${index}`, aim: 'Do one thing.' })),
    })),
  }),
  lesson: (_input: TaskInput) => ({ body: longText }),
  quiz: (_input: TaskInput) => ({
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
    const answer = answers[taskOf(request)](inputOf(request))
    const text =
      typeof answer === 'string' ? answer : `\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``
    return saying(text)(response, request)
  }
}

export function inputOf({ body }: AiRequest): TaskInput {
  const first = body.messages.find(({ role }) => role === 'user')
  return taskInput.parse(JSON.parse(first?.content ?? ''))
}

export function taskOf(request: AiRequest): Task {
  const { answer } = inputOf(request)
  if ('sections' in answer) return 'outline'
  return 'body' in answer ? 'lesson' : 'quiz'
}

export const goodModel = modelWith({})
