import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageContent } from './certificateTypes.ts'
import { drawPdf } from './drawPdf.ts'
import { findMissingLetters, openFaces, printable, type Faces } from './faces.ts'
import { layOutPage } from './layOutPage.ts'
import type { PageElement } from './pageElements.ts'

const realData = process.env['SOMO_REALDATA'] ?? join(import.meta.dirname, '../../../../../../../shared/realdata')

let faces: Faces
beforeAll(async () => {
  faces = await openFaces()
})

const contentOf = (holderName: string): PageContent => ({
  design: {
    layout: 'PLAIN',
    mainLocale: 'en',
    signatory: null,
    signatoryRole: null,
    place: null,
    texts: { en: { heading: 'Certificate', statement: 'has completed', note: null } },
    showsGoals: false,
    showsScore: false,
    validity: 'NONE',
    validityMonths: null,
    renewalDays: 30,
    numberPattern: '{SEQ}',
  },
  brand: { issuer: 'Somo', colour: '#5761ee', logo: null },
  facts: {
    locale: 'en',
    holderName,
    title: 'Load securing',
    mediumKind: 'COURSE',
    score: null,
    goals: [],
    completedOn: '2026-11-24',
    validUntil: null,
    number: '1',
    code: '7K3MXQ2R9TDN4HVC',
  },
  checkAddress: 'https://uferwerk.example/verify/7K3MXQ2R9TDN4HVC',
})

/** Only what is seen: without white space, and without characters that join or turn others. */
const seen = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cf}\u034f]+/gu, '')
    .normalize('NFC')

const aPage = 40

/** What pdf.js reads of names that stand on one page, each as its certificate has it. */
async function readNames(names: readonly string[]): Promise<readonly string[]> {
  const drawn = names.flatMap((name, index) => {
    const { elements } = layOutPage(contentOf(name), faces)
    const text = elements[elements.findIndex((one) => one.kind === 'text' && one.tag === 'H1') + 1]
    const mark = { ...text, size: 4, lines: [{ text: `<<${index}>>`, x: 500, y: 10 + index * 20 }] }
    return [text, mark].filter((one) => one !== undefined) as PageElement[]
  })
  const page = { width: 600, height: 850, elements: drawn, name: { top: 0, bottom: 0, lines: 1, size: 1 } }
  const pdf = await drawPdf(page, faces, { title: 'Names', locale: 'en', made: new Date(0) })
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const { items } = await (await (await task.promise).getPage(1)).getTextContent({ disableNormalization: true })
  await task.destroy()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .split(/<<\d+>>/)
    .slice(0, names.length)
}

/** Names that are not read back as they are, with what was read; those with missing letters are reported and left out. */
async function findWrong(all: readonly string[]) {
  const complete = all.filter((name) => findMissingLetters(faces, [name]).length === 0)
  const wrong: (readonly [name: string, read: string])[] = []
  for (let start = 0; start < complete.length; start += aPage) {
    const names = complete.slice(start, start + aPage)
    const read = await readNames(names)
    for (const [index, name] of names.entries())
      if (seen(read[index] ?? '') !== seen(printable(name))) wrong.push([name, read[index] ?? ''])
  }
  return { wrong, reported: all.length - complete.length, drawn: complete.length }
}

it('names are read back letter by letter, and what the font lacks is reported', async () => {
  const list = [
    'Amina Okafor',
    'Świętosława Brzęczyszczykiewicz',
    'Çağla Gündoğdu-Weiß',
    'Đặng Thị Hoà',
    'Ṣọlá Ẹ̀bùn',
    '李 Na',
    'محمد',
  ]
  expect(await findWrong(list)).toEqual({ wrong: [], reported: 2, drawn: 5 })
})

const distinct = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '' && text.length <= 160)),
]

describe.skipIf(!existsSync(realData))('of real data (skipped where it is missing)', () => {
  it('all names of 70 countries are read back, or their missing letters are reported before', async () => {
    const file = readFileSync(join(realData, 'names/common-forenames-by-country.csv'))
    const rows: Readonly<Record<string, string>>[] = parse(file, { columns: true, bom: true })
    const names = rows.flatMap((row) => [row['Localized Name'] ?? '', row['Romanized Name'] ?? ''])
    const { wrong, reported, drawn } = await findWrong(distinct(names))
    expect(wrong).toEqual([])
    expect(drawn).toBeGreaterThan(1500)
    expect(reported).toBeLessThan(200)
  }, 60_000)

  it('texts that break programs are read back too', async () => {
    const texts = JSON.parse(readFileSync(join(realData, 'text/blns.json'), 'utf8')) as string[]
    const { wrong, drawn } = await findWrong(distinct(texts))
    expect(wrong).toEqual([])
    expect(drawn).toBeGreaterThan(350)
  }, 60_000)
})
