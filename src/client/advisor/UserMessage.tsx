/** A message from the user, as plain text. */
export function UserMessage({ children }: { children: string }) {
  return (
    <p className="max-w-[85%] justify-self-end rounded-card rounded-br-none bg-leaf-soft px-4 py-3 whitespace-pre-wrap">
      <span className="sr-only">You: </span>
      {children}
    </p>
  )
}
