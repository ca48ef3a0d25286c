/** Links requested by code that no student has confirmed yet. */
export function Unanswered({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="rounded-control bg-sea-soft px-4 py-3 text-sea">
      {count === 1 ? 'One student has' : `${count} students have`} not answered yet.
    </p>
  )
}
