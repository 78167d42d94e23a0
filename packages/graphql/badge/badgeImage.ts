import { badgeIcons, type BadgeIcon } from './badgeIcons.ts'

/** The outlines of badges; stored in capitals. */
export const badgeShapes = ['SHIELD', 'CIRCLE', 'HEXAGON', 'OCTAGON', 'SQUARE'] as const
export type BadgeShape = (typeof badgeShapes)[number]

/** The colours are the papers of covers; the pattern of the ring comes with the colour. */
export const badgeColours = ['SAGE', 'LILAC', 'APRICOT', 'ROSE', 'TEAL', 'STRAW'] as const
export type BadgeColour = (typeof badgeColours)[number]

export interface BadgeImage {
  readonly shape: BadgeShape
  readonly colour: BadgeColour
  readonly icon: BadgeIcon
}

/** Full colour, outline and ground, or a dashed outline with a lock. */
export type BadgeLook = 'EARNED' | 'IN_PROGRESS' | 'LOCKED'

/** Dark and light colour of the paper. */
export type BadgeTone = 'ink' | 'ground'

/** One path of the drawing, which is 120 × 120. */
export interface BadgePath {
  readonly d: string
  readonly fill?: BadgeTone
  readonly stroke?: BadgeTone
  readonly strokeWidth?: number
  readonly dashes?: string
  readonly transform?: string
}

export const badgeSize = 120
const centre = badgeSize / 2

const round = (value: number): number => Math.round(value * 100) / 100
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`

const circle = (radius: number): string =>
  `M${at(centre - radius, centre)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/** A regular polygon; `turn` is the angle of its first corner from the top. */
const polygon = (corners: number, turn: number, radius: number): string => {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / corners
    return at(centre + radius * Math.sin(angle), centre - radius * Math.cos(angle))
  })
  return `M${points.join('L')}z`
}

const square = (half: number): string => {
  const [from, side, corner] = [centre - half, 2 * half - 12, 6]
  const arc = (x: number, y: number): string => `a${corner} ${corner} 0 0 1 ${x} ${y}`
  return `M${at(from + corner, from)}h${round(side)}${arc(6, 6)}v${round(side)}${arc(-6, 6)}h${round(-side)}${arc(-6, -6)}v${round(-side)}${arc(6, -6)}z`
}

/** From its top, half as wide as `half`. */
const shield = (half: number, top: number): string => {
  const point = (x: number, y: number): string => at(centre + x * half, top + y * half)
  return `M${point(0, 0)}L${point(1, 0.261)}V${round(top + 1.348 * half)}C${point(1, 1.913)} ${point(0.478, 2.217)} ${point(0, 2.391)}C${point(-0.478, 2.217)} ${point(-1, 1.913)} ${point(-1, 1.348)}V${round(top + 0.261 * half)}z`
}

/** The outline and the field within the ring; without the pattern both are drawn a little smaller. */
const outlines: Readonly<Record<BadgeShape, (isFull: boolean) => readonly [outer: string, inner: string]>> = {
  CIRCLE: (isFull) => [circle(isFull ? 56 : 53), circle(36.5)],
  HEXAGON: (isFull) => [polygon(6, 0, isFull ? 59.4 : 56.2), polygon(6, 0, isFull ? 38.7 : 38.2)],
  OCTAGON: (isFull) => [polygon(8, Math.PI / 8, isFull ? 58.3 : 55.2), polygon(8, Math.PI / 8, 38)],
  SQUARE: (isFull) => [square(isFull ? 50.4 : 48), square(32.85)],
  SHIELD: (isFull) => [shield(isFull ? 47.7 : 45.15, isFull ? 4 : 7), shield(isFull ? 31.1 : 30.7, isFull ? 23.5 : 24)],
}

interface Mark {
  readonly x: number
  readonly y: number
  /** In degrees. */
  readonly turn: number
}

/** Marks around the centre, in the middle of a ring that is a polygon of so many corners (0: a circle). */
const ring = (count: number, corners: number, firstCorner: number, radius: number): readonly Mark[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    const half = corners === 0 ? 0 : Math.PI / corners
    const across = corners === 0 ? 0 : (((angle - firstCorner) % (2 * half)) + 2 * half) % (2 * half)
    const distance = corners === 0 ? radius : (radius * Math.cos(half)) / Math.cos(across - half)
    return {
      x: centre + distance * Math.sin(angle),
      y: centre - distance * Math.cos(angle),
      turn: (angle * 180) / Math.PI,
    }
  })

const points = (...pairs: readonly (readonly [number, number])[]): readonly Mark[] =>
  pairs.map(([x, y]) => ({ x, y, turn: 0 }))
const steps = [15.5, 33.3, 51.1, 68.9, 86.7, 104.5]

const marks: Readonly<Record<BadgeShape, readonly Mark[]>> = {
  CIRCLE: ring(16, 0, 0, 46),
  HEXAGON: ring(18, 6, 0, 49),
  OCTAGON: ring(16, 8, Math.PI / 8, 48.2),
  SQUARE: steps.flatMap((x) =>
    points(...steps.flatMap((y) => (x === 15.5 || x === 104.5 || y === 15.5 || y === 104.5 ? [[x, y] as const] : []))),
  ),
  SHIELD: points(
    ...([
      [60, 17],
      [44, 20.5],
      [76, 20.5],
      [28, 24],
      [92, 24],
      [20, 38],
      [100, 38],
      [20, 53],
      [100, 53],
      [20, 68],
      [100, 68],
      [26, 83],
      [94, 83],
      [37, 96],
      [83, 96],
      [51, 104.5],
      [69, 104.5],
    ] as const),
  ),
}

/** The sign of each paper in units of 30 × 30, as on the spine of covers; the wave is a line. */
const signs: Readonly<Record<BadgeColour, string>> = {
  SAGE: 'M4.4 22.4L15 7.4L25.6 22.4z',
  LILAC: 'M6.1 15L15 6.1L23.9 15L15 23.9z',
  APRICOT: 'M4.6 8.4h20.8v6h-20.8zM4.6 18.6h20.8v3h-20.8z',
  ROSE: 'M8.2 15a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0z',
  TEAL: 'M4.2 17.2C7 7.2 11.6 7.2 15 15S23 22.8 25.8 13.2',
  STRAW: 'M4.6 11.8h20.8v6.4h-20.8zM11.8 6h6.4v18h-6.4z',
}

const lock = 'M7 11V7a5 5 0 0 1 10 0v4M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2z'

const iconPath = (d: string, size: number): BadgePath => ({
  ...{ d, stroke: 'ink', strokeWidth: 1.75 },
  transform: `translate(${at(centre - size / 2, centre - size / 2)}) scale(${round(size / 24)})`,
})

/** The paths of a badge from back to front. Pure: the same in the app, in files and on the public page. */
export function drawBadge({ shape, colour, icon }: BadgeImage, look: BadgeLook = 'EARNED'): readonly BadgePath[] {
  const [outer, inner] = outlines[shape](look === 'EARNED')
  if (look === 'LOCKED') return [{ d: outer, stroke: 'ink', strokeWidth: 2.9, dashes: '5 4' }, iconPath(lock, 40)]
  if (look === 'IN_PROGRESS')
    return [
      { d: outer, stroke: 'ink', strokeWidth: 2.2 },
      { d: inner, fill: 'ground', stroke: 'ink', strokeWidth: 2.2 },
      iconPath(badgeIcons[icon], 38),
    ]
  const isLine = colour === 'TEAL'
  return [
    { d: outer, fill: 'ink' },
    ...marks[shape].map(({ x, y, turn }): BadgePath => ({
      d: signs[colour],
      ...(isLine ? { stroke: 'ground', strokeWidth: 4.6 } : { fill: 'ground' }),
      transform: `translate(${at(x, y)}) rotate(${round(turn)}) scale(0.26) translate(-15 -15)`,
    })),
    { d: inner, fill: 'ground' },
    iconPath(badgeIcons[icon], 40),
  ]
}

/** A file of the drawing. `title` is told to those who cannot see it. */
export function badgeSvg(image: BadgeImage, colours: Readonly<Record<BadgeTone, string>>, title: string): string {
  const attributes = ({ d, fill, stroke, strokeWidth, dashes, transform }: BadgePath): string =>
    [
      `d="${d}"`,
      `fill="${fill === undefined ? 'none' : colours[fill]}"`,
      ...(stroke === undefined ? [] : [`stroke="${colours[stroke]}" stroke-width="${strokeWidth ?? 1}"`]),
      ...(stroke === undefined ? [] : ['stroke-linecap="round" stroke-linejoin="round"']),
      ...(dashes === undefined ? [] : [`stroke-dasharray="${dashes}"`]),
      ...(transform === undefined ? [] : [`transform="${transform}"`]),
    ].join(' ')
  const paths = drawBadge(image).map((path) => `<path ${attributes(path)}/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${badgeSize} ${badgeSize}" role="img"><title>${escapeXml(title)}</title>${paths.join('')}</svg>`
}

/** A picture as a file of the same kind. @param png in base64 */
export const pictureSvg = (png: string, title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512" role="img"><title>${escapeXml(title)}</title><image width="512" height="512" href="data:image/png;base64,${png}"/></svg>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
