interface NavCountProps {
  count: number
  /** For screen readers, with the number. */
  words: string
}

/** The number at an icon of the navigation; nothing when it is zero. */
export function NavCount({ count, words }: NavCountProps) {
  if (count === 0) return null
  return (
    <span className="absolute -top-1 left-1/2 ml-1 min-w-5 rounded-full bg-sea px-1 text-center text-[0.8125rem] leading-5 font-extrabold text-card tabular-nums">
      <span aria-hidden="true">{Math.min(count, 99)}</span>
      <span className="sr-only">{words}, </span>
    </span>
  )
}
