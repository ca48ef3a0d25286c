/** What the student wrote, as it was written; a link is the one thing that is more than text. */
export function EntryText({ text }: { text: string }) {
  if (/^https?:\/\/\S+$/i.test(text))
    return (
      <a
        href={text}
        target="_blank"
        rel="noopener noreferrer"
        className="link inline-block py-2.5 break-all"
      >
        {text}
        <span className="sr-only"> (opens a new tab)</span>
      </a>
    )
  return <p className="max-w-[60ch] whitespace-pre-wrap">{text}</p>
}
