/** Decoration: a sun coming up behind the hills. */
export function Hills({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 220"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className={className}
    >
      <g className="stroke-sun" strokeWidth="7" strokeLinecap="round">
        <path d="M236 30v18M292 53l-13 13M180 53l13 13M158 108h18" />
      </g>
      <circle cx="236" cy="110" r="42" className="fill-sun" />
      <path d="M60 220c30-62 74-92 118-74s62 14 142-42v116z" className="fill-hill-3" />
      <path d="M0 220c60-44 112-50 160-28s96 12 160-26v54z" className="fill-palm" />
    </svg>
  )
}
