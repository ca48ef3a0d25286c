import { courseSchema } from '#domain/learning/course.ts'
import { questionSchema } from '#domain/learning/question.ts'
import { secret, secretNumber, smallCourse } from './small-course.ts'

const base = { explanation: `${secret} why`, points: 2 }
/** In the right order, which is not that of the alphabet. */
export const steps = ['Wash', 'Cut', 'Blend', 'Pour']

/** A question of each kind that asks for work, with what must stay hidden in it. */
export const workQuestions = [
  {
    ...base,
    id: 'work-lines',
    type: 'mark_lines',
    question: 'What is wrong?',
    document: {
      title: 'Pay slip',
      lines: [
        { text: 'Basic pay' },
        { text: 'Overtime', wrong: `${secret} too low` },
        { text: 'NHT' },
        { text: 'Deposit', wrong: `${secret} never` },
      ],
    },
  },
  { ...base, id: 'work-steps', type: 'order', question: 'In which order?', steps },
  {
    ...base,
    id: 'work-number',
    type: 'number',
    question: 'How much?',
    table: { head: ['Day', 'Hours'], rows: [['Monday', '8']] },
    correct_answer: String(secretNumber),
    tolerance: 0.25,
    unit: 'J$',
    notes: { '7': `${secret} tempting` },
  },
].map((question) => questionSchema.parse(question))

/** The small course with these questions in its quiz. */
export const workCourse = courseSchema.parse({
  ...smallCourse,
  id: 'work-course',
  sections: smallCourse.sections.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      item.type === 'quiz' ? { ...item, questions: workQuestions } : item,
    ),
  })),
})
