/** The user's question, as plain text. */
export function Question({ children }: { children: string }) {
  return (
    <p className="max-w-[85%] justify-self-end rounded-card rounded-br-none bg-leaf-soft px-4 py-3 whitespace-pre-wrap">
      <span className="sr-only">You: </span>
      {children}
    </p>
  )
}
