import { useEffect, useRef } from 'react'

const pieces = 18
const colours = ['#f7c325', '#ff8a5c', '#5fd0e6', '#4ccb87', '#ff8fc4']
const durationMs = 1_400

/** Falls behind the words, once. Only transforms and opacity move, which even a slow phone does smoothly. */
export function Confetti() {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const [index, piece] of [...(box.current?.children ?? [])].entries())
      piece.animate(fall(index), {
        duration: durationMs - (index % 4) * 120,
        delay: (index % 5) * 60,
        easing: 'cubic-bezier(0.2, 0.6, 0.5, 1)',
        fill: 'backwards',
      })
  }, [])
  return (
    // Behind the words, which are not positioned.
    <span ref={box} className="absolute inset-0 -z-10">
      {Array.from({ length: pieces }, (_, index) => (
        <span
          key={index}
          className="absolute"
          style={{
            // Stands still at these places where nothing may move.
            width: 8,
            height: 12,
            left: `${2 + (index * 96) / (pieces - 1)}%`,
            top: `${8 + ((index * 37) % 80)}%`,
            rotate: `${index * 40}deg`,
            opacity: 0.55,
            backgroundColor: colours[index % colours.length],
          }}
        />
      ))}
    </span>
  )
}

function fall(index: number): Keyframe[] {
  const drift = ((index % 3) - 1) * 24
  return [
    { transform: `translate(${-drift}px, -220px) rotate(0deg)`, opacity: 1 },
    { transform: `translate(${drift}px, 0) rotate(${180 + index * 20}deg)`, opacity: 0.55 },
  ]
}
