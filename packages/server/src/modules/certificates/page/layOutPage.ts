import type { PageContent } from './certificateTypes.ts'
import { printable, type Faces } from './faces.ts'
import { breakLines, cutLines, fitLines, fitName } from './fitText.ts'
import type { LaidOutPage, NameBlock, PageElement, TextElement, Weight } from './pageElements.ts'
import { pageColours, pageFrames, type PageFrame } from './pageFrames.ts'
import { area, drawCheck, drawBackground, drawQr } from './pageShapes.ts'
import { fillWords, fixedWords, startingWords, writeLongDay } from './pageWords.ts'

const { ink, ink2, rule } = pageColours

/** Computes where everything on a certificate stands. The same content always gives the same page. */
export function layOutPage(content: PageContent, faces: Faces): LaidOutPage {
  const frame = pageFrames[content.design.layout]
  const elements: PageElement[] = drawBackground(frame, content.facts.mediumKind, content.brand.colour)
  elements.push(...writeIssuer(frame, content, faces))
  const { name, elements: body } = writeBody(frame, content, faces)
  elements.push(...body, ...writeFoot(frame, content, faces))
  return { width: frame.width, height: frame.height, elements, name }
}

interface Line {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly tag?: TextElement['tag']
  readonly weight?: Weight
  readonly colour?: string
}

const write = (text: string, { x, y, size, tag = 'P', weight = 'regular', colour = ink2 }: Line): TextElement => ({
  kind: 'text',
  tag,
  weight,
  size,
  colour,
  lines: [{ text: printable(text), x, y }],
})

const writeLines = (lines: readonly string[], place: Line, distance: number): TextElement => ({
  ...write('', place),
  lines: lines.map((text, index) => ({ text, x: place.x, y: place.y + index * distance })),
})

/** One line, smaller where it would not fit beside the right edge. */
function fitLine(text: string, place: Line, { right, small }: PageFrame, faces: Faces): TextElement {
  const rule = { width: right - place.x, largest: place.size, smallest: Math.min(small, place.size) }
  const { size, lines } = fitLines(printable(text), faces[place.weight ?? 'regular'], rule, 1)
  return write(lines[0] ?? '', { ...place, size })
}

function writeIssuer(frame: PageFrame, { brand, facts }: PageContent, faces: Faces): PageElement[] {
  const { left, right, issuerAt, text } = frame
  const size = text + 1
  const place = { y: issuerAt, size, weight: 'semibold', colour: ink } as const
  if (brand.logo === null) return [fitLine(brand.issuer, { ...place, x: left }, frame, faces)]
  const [wide, high] = pngSize(brand.logo)
  const height = size * 2.2
  const width = Math.min((height * wide) / high, (right - left) * 0.4)
  const shown = (width * high) / wide
  const image = { kind: 'image', png: brand.logo, x: left, y: issuerAt - size * 0.36 - shown / 2, width } as const
  const x = left + width + size * 0.8
  const alt = fillWords(fixedWords[facts.locale].logo, { issuer: brand.issuer })
  return [{ ...image, height: shown, alt }, fitLine(brand.issuer, { ...place, x }, frame, faces)]
}

/** Width and height as the header of a PNG says them. */
const pngSize = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)]

function writeBody(frame: PageFrame, { design, facts }: PageContent, faces: Faces) {
  const { left, right, headingAt, text } = frame
  const width = right - left
  const words = design.texts[facts.locale] ?? design.texts[design.mainLocale] ?? startingWords[facts.locale]
  const elements: PageElement[] = [
    fitLine(words.heading, { x: left, y: headingAt, size: text, tag: 'H1' }, frame, faces),
  ]
  const fitted = fitName(printable(facts.holderName), faces.semibold, { width, ...frame.name })
  const distance = fitted.size * 1.18
  let y = headingAt + text * 1.2 + fitted.size
  elements.push(writeLines(fitted.lines, { x: left, y, size: fitted.size, weight: 'semibold', colour: ink }, distance))
  const name: NameBlock = {
    top: headingAt - text * 1.6,
    lines: fitted.lines.length,
    size: fitted.size,
    bottom: y + (fitted.lines.length - 1) * distance + text * 3.4,
  }
  y += (fitted.lines.length - 1) * distance + text * 2.6
  elements.push(fitLine(words.statement, { x: left, y, size: text }, frame, faces))
  const title = fitLines(printable(facts.title), faces.semibold, { width, ...frame.title }, 2)
  y += text * 0.9 + title.size
  const place = { x: left, y, size: title.size, tag: 'H2', weight: 'semibold', colour: ink } as const
  elements.push(writeLines(title.lines, place, title.size * 1.25))
  y += (title.lines.length - 1) * title.size * 1.25 + text * 2.2
  elements.push(...writeDetails(frame, { design, facts, note: words.note }, faces, y))
  return { name, elements }
}

interface Details extends Pick<PageContent, 'design' | 'facts'> {
  readonly note: string | null
}

/** Goals, result and note, as many as fit above the foot. */
function writeDetails(frame: PageFrame, { design, facts, note }: Details, faces: Faces, top: number): PageElement[] {
  const { left, right, small, footAt } = frame
  const size = small + 1
  const elements: PageElement[] = []
  let y = top
  const hasRoom = (lines = 1): boolean => y + (lines - 1) * size * 1.4 < footAt - size
  for (const goal of design.showsGoals ? facts.goals.slice(0, frame.mostGoals) : []) {
    if (!hasRoom()) break
    const [x, width] = [left + size * 1.4, right - left - size * 1.4]
    const [line = ''] = cutLines(breakLines(printable(goal), faces.regular, size, width), faces.regular, size, width, 1)
    elements.push(drawCheck(left, y, size), write(line, { x, y, size }))
    y += size * 1.7
  }
  if (design.showsScore && facts.score !== null && hasRoom()) {
    const score = new Intl.NumberFormat(facts.locale, { maximumFractionDigits: 1 }).format(facts.score)
    elements.push(write(fillWords(fixedWords[facts.locale].score, { score }), { x: left, y, size, colour: ink }))
    y += size * 1.7
  }
  if (note !== null && hasRoom()) {
    const width = (right - left) * 0.82
    const lines = breakLines(printable(note), faces.regular, small, width)
    const shown = cutLines(lines, faces.regular, small, width, frame.noteLines)
    elements.push(writeLines(shown, { x: left, y: y + size * 0.3, size: small }, small * 1.4))
  }
  return elements
}

/** Above the line of the signatory, as large as there is room. */
function drawSignature({ left, footAt, small }: PageFrame, content: PageContent, lineAt: number, mostWide: number) {
  const { design, brand, facts } = content
  const png = brand.signature ?? null
  if (png === null) return []
  const [wide, high] = pngSize(png)
  const scale = Math.min(mostWide / wide, (lineAt - footAt - small * 0.6) / high)
  const alt = fillWords(fixedWords[facts.locale].signature, { name: design.signatory ?? brand.issuer })
  const [width, height] = [wide * scale, high * scale]
  return [{ kind: 'image', png, x: left, y: lineAt - height - 1, width, height, alt } as const]
}

function writeFoot(frame: PageFrame, content: PageContent, faces: Faces): PageElement[] {
  const { design, facts, checkAddress } = content
  const { left, right, footAt, qr, dateAt, small } = frame
  const words = fixedWords[facts.locale]
  const bottom = footAt + qr + small
  const qrAt = right - qr
  const cut = (text: string, face: Weight, size: number, width: number): string =>
    cutLines([printable(text), ''], faces[face], size, width, 1)[0]?.replace(/…$/, '') ?? ''
  const elements: PageElement[] = [area(left, footAt, right - left, 0.6, rule)]
  const width = dateAt - left - small * 2
  elements.push(...drawSignature(frame, content, bottom - small * 2.9, width * 0.8))
  if (design.signatory !== null) {
    elements.push(area(left, bottom - small * 2.9, width, 0.6, ink2))
    const place = { x: left, y: bottom - small * 1.45, size: small + 0.5, weight: 'semibold', colour: ink } as const
    elements.push(write(cut(design.signatory, 'semibold', small + 0.5, width), place))
    const role = cut(design.signatoryRole ?? '', 'regular', small, width)
    if (role !== '') elements.push(write(role, { x: left, y: bottom, size: small }))
  }
  const day = writeLongDay(facts.completedOn, facts.locale)
  const date = design.place === null ? day : `${design.place}, ${day}`
  const top = { x: dateAt, y: footAt + small * 2.6, size: small + 1, weight: 'semibold', colour: ink } as const
  elements.push(write(cut(date, 'semibold', small + 1, qrAt - dateAt - small), top))
  if (facts.validUntil !== null) {
    const text = fillWords(words.validUntil, { date: writeLongDay(facts.validUntil, facts.locale) })
    elements.push(write(text, { x: dateAt, y: top.y + small * 1.7, size: small }))
  }
  const number = fillWords(words.number, { number: facts.number })
  elements.push(write(number, { x: dateAt, y: top.y + small * (facts.validUntil === null ? 1.7 : 3.3), size: small }))
  const check = fillWords(words.check, { place: placeOf(checkAddress) })
  const toRight = (text: string, y: number, weight: Weight): TextElement =>
    write(text, {
      x: qrAt - small - faces[weight].widthOf(text, small - 1),
      y,
      size: small - 1,
      weight,
      colour: weight === 'semibold' ? ink : ink2,
    })
  elements.push(toRight(check, bottom - small * 1.35, 'regular'), toRight(inGroups(facts.code), bottom, 'semibold'))
  const alt = fillWords(words.qr, { address: checkAddress })
  elements.push(drawQr(checkAddress, alt, qrAt, footAt + small, qr))
  return elements
}

/** The check page without scheme and code. */
const placeOf = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '')

/** A check code as people read it: 7K3M-XQ2R-9TDN-4HVC. */
export const inGroups = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')
