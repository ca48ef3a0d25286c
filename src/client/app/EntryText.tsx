import { OutsideLink } from '../ui/OutsideLink.tsx'

/** What the student wrote, as it was written; a link is the one thing that is more than text. */
export function EntryText({ text }: { text: string }) {
  if (/^https?:\/\/\S+$/i.test(text))
    return (
      <OutsideLink href={text} className="link inline-block py-2.5 break-all">
        {text}
      </OutsideLink>
    )
  return <p className="max-w-[60ch] whitespace-pre-wrap">{text}</p>
}
