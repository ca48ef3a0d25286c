import { expect, test } from 'vitest'
import { drawingProblems } from './drawing.ts'

test('shapes, text and the colours of the design are all that a figure needs', () => {
  expect(drawingProblems(figure('<path d="M0 0h9" fill="var(--color-leaf)"/>'))).toEqual([])
  expect(
    drawingProblems(figure('<text x="1" y="9" font-size="12">Net <tspan>pay</tspan></text>')),
  ).toEqual([])
})

test.each([
  ['<script>alert(1)</script>', '<script> is not allowed in a figure'],
  ['<style>g{}</style>', '<style> is not allowed in a figure'],
  ['<image href="https://example.com/x.png"/>', '<image> is not allowed in a figure'],
  ['<use href="other.svg#x"/>', '<use> is not allowed in a figure'],
  ['<foreignObject></foreignObject>', '<foreignObject> is not allowed in a figure'],
  ['<a xlink:href="javascript:x"></a>', '<a> is not allowed in a figure'],
  ['<rect onclick="x()"/>', 'the attribute onclick is not allowed in a figure'],
  ['<rect style="fill:red"/>', 'the attribute style is not allowed in a figure'],
  ['<rect fill="url(https://example.com)"/>', 'url(https://example.com) is not a colour'],
  ['<rect fill="#08783f"/>', '#08783f is not a colour of the design'],
  ['<rect id="other"/>', 'the only id in a figure is "figure"'],
  ['<text font-size="9">small</text>', 'text of 9 cannot be read on a phone'],
  ['<rect fill=red/>', 'this is not well-formed SVG'],
  ['stray', 'text outside of <text>: stray'],
  ['</g>', '</svg> does not close anything'],
])('%s is reported with its line', (inside, message) => {
  expect(drawingProblems(figure(inside))).toContainEqual({
    line: inside === '</g>' ? 4 : 3,
    message: expect.stringContaining(message),
  })
})

test('a scene has the colours of the places too, and a figure does not', () => {
  const sky = '<rect fill="var(--sky)"/>'
  expect(drawingProblems(figure(sky).replace('id="figure"', 'id="scene"'))).toEqual([])
  expect(drawingProblems(figure(sky))).toMatchObject([{ line: 3 }])
})

test('what is drawn has a name', () => {
  const svg = '<svg viewBox="0 0 328 40"><title>T</title><desc>D</desc></svg>'
  expect(drawingProblems(svg)).toEqual([
    { line: 1, message: 'what is drawn belongs in <g id="figure"> or <g id="scene">' },
  ])
})

function figure(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 328 40"><title>T</title><desc>D</desc>
<g id="figure">
${inside}</g>
</svg>`
}
