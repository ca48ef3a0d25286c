import { OutsideLink } from '../../ui/OutsideLink.tsx'

/** What the student wrote, as plain text; only a text that is nothing but a link becomes one. */
export function StudentText({ text }: { text: string }) {
  if (/^https?:\/\/\S+$/i.test(text))
    return (
      <OutsideLink href={text} className="link inline-block py-2.5 break-all">
        {text}
      </OutsideLink>
    )
  return <p className="max-w-[60ch] whitespace-pre-wrap">{text}</p>
}
