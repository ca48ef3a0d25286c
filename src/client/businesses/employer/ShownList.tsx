/** What an employer can see, in the server's sentences. */
export function ShownList({ shown }: { shown: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {shown.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
