/** Illustration: hills at sunrise with a road of five steps winding up. */
export function Scene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
    >
      <g className="sunrise">
        <circle cx="890" cy="176" r="150" className="fill-sun/15" />
        <circle cx="890" cy="176" r="112" className="fill-sun/30" />
        <circle cx="890" cy="176" r="76" className="fill-sun" />
      </g>
      <path
        className="fill-hill-1"
        d="M0 214 128 168 236 196 372 118 470 176 562 132 668 192 780 128 866 178 972 104 1092 182 1190 140 1302 190 1440 128V360H0z"
      />
      <path
        className="fill-hill-2"
        d="M0 262 150 214 262 240 412 170 540 236 660 196 782 246 904 184 1040 242 1168 192 1290 236 1440 186V360H0z"
      />
      <path
        className="fill-hill-3"
        d="M0 276C140 236 250 232 400 262s240 34 372-8 250-62 380-26 200 28 288 6v126H0z"
      />
      <path
        className="fill-hill-4"
        d="M0 322c170-44 330-44 500-20s300 20 440-10 330-38 500 4v64H0z"
      />
      <g className="fill-none stroke-road" strokeLinecap="round">
        <path strokeWidth="15" d="M566 360c44-34 196-24 196-52s-106-24-86-46 116-12 132-30" />
      </g>
      <g className="fill-sun">
        <circle cx="600" cy="342" r="8" />
        <circle cx="708" cy="327" r="7" />
        <circle cx="738" cy="290" r="6" />
        <circle cx="678" cy="262" r="5" />
      </g>
      <path className="fill-coral" d="M806 196h5v38h-5zM811 197l30 10-30 11z" />
      <g className="fill-palm">
        <path d="M1120 318c-4-40-2-60 6-84l7 1c-6 26-7 46-4 83z" />
        <path d="M1130 236c-22-18-42-16-54 2 18-8 34-8 54-2zM1130 236c-6-26-24-38-46-32 20 4 34 14 46 32zM1130 236c4-26 22-38 44-34-18 6-32 16-44 34zM1130 236c20-18 42-16 56 0-20-6-36-6-56 0z" />
        <path d="M470 322c-2-26 0-40 6-56l6 1c-5 18-5 32-3 55z" />
        <path d="M479 268c-15-12-29-11-37 2 12-6 23-6 37-2zM479 268c-4-18-16-26-31-22 13 3 23 10 31 22zM479 268c3-18 15-26 30-23-12 4-22 11-30 23zM479 268c14-12 29-11 38 0-13-4-24-4-38 0z" />
      </g>
    </svg>
  )
}
