interface SuggestionsProps {
  questions: readonly string[]
  onAsk: (question: string) => void
}

export function Suggestions({ questions, onAsk }: SuggestionsProps) {
  return (
    <ul aria-label="Questions to start with" className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-card border border-edge px-3.5 py-2 text-left font-semibold text-leaf-strong hover:bg-leaf-soft"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
