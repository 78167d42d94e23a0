import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../pdf/testing/readPdf.ts'
import type { CertificateFacts, PageContent } from './certificateTypes.ts'
import { drawPdf } from './drawPdf.ts'
import { drawSvg } from './drawSvg.ts'
import { findMissingLetters, openFaces, printable, type Faces } from './faces.ts'
import { layOutPage } from './layOutPage.ts'

let faces: Faces
beforeAll(async () => {
  faces = await openFaces()
})

const layouts = ['CLASSIC', 'PLAIN', 'COMPACT'] as const
const contentOf = (layout: PageContent['design']['layout'], facts: Partial<CertificateFacts> = {}): PageContent => ({
  design: {
    layout,
    mainLocale: 'en',
    signatory: 'Katharina Oberbergmeister',
    signatoryRole: 'Safety',
    place: 'Hamburg',
    texts: {
      en: { heading: 'Certificate of completion', statement: 'has completed', note: 'A note. '.repeat(36).trim() },
    },
    showsGoals: true,
    showsScore: true,
    validity: 'NONE',
    validityMonths: null,
    renewalDays: 30,
    numberPattern: '{YEAR}-{SEQ:6}',
  },
  brand: { issuer: 'Uferwerk Logistik', colour: '#5761ee', logo: null },
  facts: {
    locale: 'en',
    holderName: 'Amina Okafor',
    title: 'Load securing',
    mediumKind: 'COURSE',
    score: 92.5,
    goals: Array.from({ length: 8 }, () => 'Judge the forces while braking on a wet road. '.repeat(4)),
    completedOn: '2026-11-24',
    validUntil: '2029-11-24',
    number: '2026-000417',
    code: '7K3MXQ2R9TDN4HVC',
    ...facts,
  },
  checkAddress: 'https://uferwerk.example/verify/7K3MXQ2R9TDN4HVC',
})
const boundsOf = (content: PageContent) => {
  const page = layOutPage(content, faces)
  const rights = page.elements.flatMap((element) =>
    element.kind === 'text'
      ? element.lines.map(({ text, x }) => x + faces[element.weight].widthOf(text, element.size))
      : [],
  )
  const bottoms = page.elements.flatMap((element) => (element.kind === 'text' ? element.lines.map(({ y }) => y) : []))
  return { page, right: Math.max(...rights), bottom: Math.max(...bottoms) }
}

describe.each(layouts)('the layout %s', (layout) => {
  it('keeps the longest names, titles and notes on the page', () => {
    for (const holderName of [
      'Amina Okafor',
      'Świętosława Brzęczyszczykiewicz',
      'x'.repeat(160),
      `${'Anna-'.repeat(20)}Lena von Berg`,
    ]) {
      const { page, right, bottom } = boundsOf(
        contentOf(layout, { holderName, title: 'Straßengüterverkehrsordnung '.repeat(5) }),
      )
      expect(right).toBeLessThan(page.width)
      expect(bottom).toBeLessThan(page.height - 10)
      expect(page.name.lines).toBeLessThanOrEqual(2)
    }
  })

  it('keeps the longest headings, statements and names of organisations on the page', () => {
    const content = contentOf(layout)
    const { page, right } = boundsOf({
      ...content,
      brand: { ...content.brand, issuer: 'Uferwerk Logistik und Verwaltungsgesellschaft '.repeat(3) },
      design: { ...content.design, texts: { en: { heading: 'W'.repeat(80), statement: 'W'.repeat(80), note: null } } },
    })
    expect(right).toBeLessThan(page.width)
  })

  it('writes a name of a single long word in letters that can be read', () => {
    const { page } = boundsOf(contentOf(layout, { holderName: 'x'.repeat(120) }))
    expect(page.name).toMatchObject({ lines: 2 })
    expect(page.name.size).toBeGreaterThan(8)
  })

  it('is a tagged PDF, the same bytes each time, whose QR code says where it leads', async () => {
    const page = layOutPage(contentOf(layout), faces)
    const facts = { title: 'Load securing', locale: 'en', made: new Date('2026-11-24T06:30:00Z'), isCompressed: false }
    const pdf = await drawPdf(page, faces, facts)
    expect((await drawPdf(page, faces, facts)).equals(pdf)).toBe(true)
    const { source, pages, parts } = readPdf(pdf)
    expect(pages).toBe(1)
    expect(source).toMatch(/\/Marked true/)
    expect(source).toMatch(/\/Lang \(en\)/)
    expect(source).toContain('https://uferwerk.example/verify/7K3MXQ2R9TDN4HVC')
    const roles = parts.map(([role]) => role).filter((role) => !role.startsWith('Artifact'))
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles.at(-1)).toBe('Figure')
  })
})

describe('letters', () => {
  it('of European and Kiswahili names are all in the font; others are named', () => {
    const names = ['Łukasz', 'Siân Ŵyn', 'Çağla Gündoğdu-Weiß', "Ng'ang'a", 'Đặng', 'Ελένη', 'Нина', 'Ŷ', 'Ṡ']
    expect(findMissingLetters(faces, names)).toEqual([])
    expect(findMissingLetters(faces, ['李 Na', 'Mu\u0308ßig'])).toEqual(['李'])
  })

  it('are printed without emoji, unless there is nothing else', () => {
    expect(['😀 Emma 👩🏽‍🚒 Kay', 'Load 🚚securing', '№ 1 ❤️', '😀'].map(printable)).toEqual([
      'Emma Kay',
      'Load securing',
      '№ 1 ❤️',
      '😀',
    ])
    expect(findMissingLetters(faces, ['Load 🚚 securing'])).toEqual([])
  })

  it('are drawn as outlines and cannot become markup', () => {
    const svg = drawSvg(layOutPage(contentOf('CLASSIC', { holderName: '<script>' }), faces), faces, '<script>')
    expect(svg).not.toContain('<script')
    expect(svg).toContain('<use href="#s')
  })
})
