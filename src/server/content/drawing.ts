/** What is wrong in a drawing, and in which line. */
export interface DrawingProblem {
  line: number
  message: string
}

const shapes = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const elements = new Set(['svg', 'title', 'desc', 'text', 'tspan', ...shapes])
const attributes = new Set(
  (
    'xmlns viewBox id transform d points x y x1 y1 x2 y2 cx cy r rx ' +
    'ry width height dx dy opacity fill stroke fill-opacity fill-rule stroke-width stroke-linecap stroke-linejoin stroke-dasharray ' +
    'font-size font-weight font-family font-style text-anchor'
  ).split(' '),
)
/** The colours of the design that have a value for both themes. */
const colour =
  /^(?:none|currentColor|var\(--color-(?:sand|card|sunk|line|edge|ink|ink-soft|leaf|leaf-strong|leaf-soft|on-leaf|sun|sun-soft|on-sun|sea|sea-soft|coral|coral-soft|on-coral|flame|quest|quest-soft|on-quest)\))$/
/** The colours of the places on the road (`art.css`), for the scenes of a story. */
const placeColour =
  /^var\(--(?:sky|sun|far|sea|band|wall|shade|shade2|roof|palm|leafd|leaf2|lit|road|foam|pop|skin|hat|color-on-sun)\)$/
/** In px at the width of a card on a small phone. */
const minFontSize = 12

const part = /<!--[^]*?-->|<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|</g

/**
 * A drawing holds shapes and text and nothing else: no script, style, image, reference or event can be in it,
 * because only what is listed here is allowed.
 */
export function drawingProblems(svg: string): DrawingProblem[] {
  const problems: DrawingProblem[] = []
  const open: string[] = []
  const colours = isScene(svg) ? [colour, placeColour] : [colour]
  for (const match of svg.matchAll(part)) {
    const [all, isEnd, name, given = '', isWhole, text] = match
    const at = match.index + all.length - all.trimStart().length
    const say = (message: string) => problems.push({ line: lineAt(svg, at), message })
    if (text !== undefined) {
      if (text.trim() !== '' && !holdsText(open.at(-1)))
        say(`text outside of <text>: ${text.trim()}`)
      continue
    }
    if (all.startsWith('<!--')) continue
    if (name === undefined) say('this is not well-formed SVG')
    else if (isEnd) {
      if (open.pop() !== name) say(`</${name}> does not close anything`)
    } else {
      for (const message of elementProblems(name, given, { open, colours })) say(message)
      if (!isWhole) open.push(name)
    }
  }
  if (open.length > 0) problems.push({ line: 1, message: `<${open.at(-1)}> is never closed` })
  if (!/<g id="(?:figure|scene)"[\s>]/.test(svg))
    problems.push({
      line: 1,
      message: 'what is drawn belongs in <g id="figure"> or <g id="scene">',
    })
  return problems
}

/** A scene shows a moment of the story; a figure explains. */
export function isScene(svg: string): boolean {
  return /<g id="scene"[\s>]/.test(svg)
}

function holdsText(element: string | undefined): boolean {
  return ['title', 'desc', 'text', 'tspan'].includes(element ?? '')
}

interface Surroundings {
  open: readonly string[]
  colours: readonly RegExp[]
}

function elementProblems(name: string, given: string, { open, colours }: Surroundings): string[] {
  if (!elements.has(name)) return [`<${name}> is not allowed in a figure`]
  if ((name === 'svg') !== (open.length === 0)) return ['a figure is one <svg>']
  return Array.from(given.matchAll(/([\w:-]+)="([^"]*)"/g)).flatMap(([, key = '', value = '']) =>
    attributeProblem(key, value, colours),
  )
}

function attributeProblem(key: string, value: string, colours: readonly RegExp[]): string[] {
  if (!attributes.has(key)) return [`the attribute ${key} is not allowed in a figure`]
  if ((key === 'fill' || key === 'stroke') && !colours.some((each) => each.test(value)))
    return [`${value} is not a colour of the design: write var(--color-ink), var(--color-leaf) ...`]
  if (key === 'font-size' && !(Number(value) >= minFontSize))
    return [`text of ${value} cannot be read on a phone: at least ${minFontSize}`]
  if (key === 'id' && value !== 'figure' && value !== 'scene')
    return ['the only id in a figure is "figure", and in a scene "scene"']
  return []
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
