import { expect, it } from 'vitest'
import { readPdf, type ReadPdf } from './testing/readPdf.ts'
import { writePdf, type PdfBlock } from './writePdf.ts'

const write = async (blocks: readonly PdfBlock[]): Promise<ReadPdf> => {
  const footOf = (page: number, pages: number): string => `Ukurasa ${page} kati ya ${pages}`
  const document = {
    title: 'Data yangu',
    locale: 'sw',
    made: new Date('2026-11-24T06:30:00Z'),
    blocks,
    footOf,
    lackingLetters: 'Some letters are lacking.',
  }
  return readPdf(await writePdf({ ...document, isCompressed: false }))
}

it('a document says its language and title, and that it is tagged', async () => {
  const { source, pages } = await write([{ kind: 'heading', level: 1, text: 'Data yangu' }])
  expect(source.slice(0, 5)).toBe('%PDF-')
  expect(source).toMatch(/\/Lang \(sw\)/)
  const [, title = ''] = /\/Title (\d+) 0 R/.exec(source) ?? []
  expect(source).toContain(`\n${title} 0 obj\n(Data yangu)`)
  expect(source).toMatch(/\/DisplayDocTitle true/)
  expect(source).toMatch(/\/Marked true/)
  expect(source).toMatch(/\/StructTreeRoot \d+ 0 R/)
  expect(pages).toBe(1)
})

it('headings, paragraphs and lists of label and value are told as what they are, and page numbers are not read out', async () => {
  const { source, parts } = await write([
    { kind: 'heading', level: 1, text: 'Data yangu' },
    { kind: 'paragraph', text: 'One line.' },
    { kind: 'heading', level: 2, text: 'Wewe' },
    {
      kind: 'facts',
      facts: [
        { label: 'Jina', value: 'Amina' },
        { label: 'Simu', value: '112' },
      ],
    },
  ])
  expect(parts).toEqual([
    ['H1', 'Data yangu'],
    ['P', 'One line.'],
    ['H2', 'Wewe'],
    ['Lbl', 'Jina'],
    ['LBody', 'Amina'],
    ['Lbl', 'Simu'],
    ['LBody', '112'],
    ['Artifact Pagination', 'Ukurasa 1 kati ya 1'],
  ])
  const roles = Array.from(source.matchAll(/\/S \/(\w+)/g), ([, role]) => role)
  expect(roles.toSorted()).toEqual(
    ['Document', 'H1', 'H2', 'L', 'LBody', 'LBody', 'LI', 'LI', 'Lbl', 'Lbl', 'P'].toSorted(),
  )
  expect(source).toMatch(/\/Type \/Outlines|\/Outlines \d+ 0 R/)
})

it('names are printed with every letter they have', async () => {
  const names = ['Łukasz Żółć', 'Müßig', "Ng'ang'a", 'Ŵyn', 'Ελένη', 'Нина', 'constructor', '__proto__']
  const { parts } = await write([{ kind: 'facts', facts: names.map((value) => ({ label: 'Jina', value })) }])
  expect(parts.filter(([role]) => role === 'LBody').map(([, text]) => text)).toEqual(names)
  // Composed and in two signs, it is the same letter.
  expect((await write([{ kind: 'paragraph', text: 'Mu\u0308ßig' }])).parts[0]).toEqual(['P', 'Müßig'])
})

it('a letter that the font lacks is owned up to, and what only steers text is left out', async () => {
  const { parts } = await write([{ kind: 'paragraph', text: '李\u{e0001}\u0007 Na' }])
  expect(parts.slice(0, 2)).toEqual([
    ['P', '\uFFFD  Na'],
    ['P', 'Some letters are lacking.'],
  ])
  expect((await write([{ kind: 'paragraph', text: 'Na' }])).parts).toHaveLength(2)
})

it('long texts and words go on over lines and pages, and every page has its number', async () => {
  const value = `${'neno '.repeat(3000)}${'x'.repeat(400)}`
  const { pages, parts } = await write([
    {
      kind: 'facts',
      facts: [
        { label: 'Refu', value },
        { label: 'Mwisho', value: 'hapa' },
      ],
    },
  ])
  expect(pages).toBeGreaterThan(3)
  const text = parts
    .filter(([role]) => role === 'LBody')
    .map(([, text]) => text)
    .join('')
  expect(text.replaceAll(/\s/g, '')).toBe(`${value}hapa`.replaceAll(' ', ''))
  expect(parts.filter(([role]) => role.startsWith('Artifact')).map(([, text]) => text)).toEqual(
    Array.from({ length: pages }, (_, index) => `Ukurasa ${index + 1} kati ya ${pages}`),
  )
})

it('others are served while a long document is written', async () => {
  let ticks = 0
  const counting = setInterval(() => (ticks += 1), 1)
  const facts = Array.from({ length: 5 }, () => ({ label: 'Jina', value: 'Amina' }))
  await write(Array.from({ length: 300 }, (): PdfBlock => ({ kind: 'facts', facts })))
  clearInterval(counting)
  expect(ticks).toBeGreaterThan(3)
})
