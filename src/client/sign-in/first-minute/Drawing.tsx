interface DrawingProps {
  /** The id of a symbol in the page: `StartDrawings` has them. */
  of: string
  className?: string
}

/** A drawing that the page carries outside its script. Decoration. */
export function Drawing({ of, className }: DrawingProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#${of}`} />
    </svg>
  )
}
