import { describe, expect, it } from 'vitest'
import { papers } from '../../theme/sheets/coverPapers.ts'
import { coverMotifs, coverShapes, coverSizes, motifOf, paperOf, spinePatterns } from './coverDesign.ts'
import { motifPaths } from './coverMotif.ts'
import { signOf, spineOf } from './coverSpine.ts'

describe('paperOf', () => {
  it.each(papers)('gives the paper %s to whoever names it', (paper) => {
    expect(paperOf(paper)).toBe(paper)
  })

  it('gives a category the same paper every time and uses all of them', () => {
    const categories = Array.from({ length: 60 }, (_, index) => `Category ${index}`)
    expect(categories.map(paperOf)).toEqual(categories.map(paperOf))
    expect(new Set(categories.map(paperOf)).size).toBe(papers.length)
  })
})

describe('spines', () => {
  it('have a pattern for each paper, so that colour is never alone', () => {
    expect(new Set(Object.values(spinePatterns)).size).toBe(papers.length)
    expect(new Set(Object.values(spinePatterns).map(signOf)).size).toBe(papers.length)
  })

  it.each(coverShapes)('run down the whole of a %s', (shape) => {
    const { height, spine } = coverSizes[shape]
    for (const pattern of Object.values(spinePatterns)) {
      const signs = spineOf(pattern, shape).split('M').length - 1
      expect(signs).toBeGreaterThanOrEqual(Math.floor(height / ((27 * spine) / 30)))
    }
  })
})

describe('motifOf', () => {
  const ids = Array.from({ length: 400 }, (_, index) => `01J${index}-course`)

  it('gives a course the same motif every time', () => {
    expect(ids.map(motifOf)).toEqual(ids.map(motifOf))
    expect(motifOf('')).toEqual({ motif: 'horizon', place: 0 })
  })

  it('uses every motif in every place, about equally often', () => {
    const counts = new Map<string, number>()
    for (const id of ids) {
      const { motif, place } = motifOf(id)
      counts.set(`${motif} ${place}`, (counts.get(`${motif} ${place}`) ?? 0) + 1)
    }
    expect(counts.size).toBe(coverMotifs.length * 5)
    expect(Math.max(...counts.values())).toBeLessThan(30)
  })
})

const places = [-2, -1, 0, 1, 2] as const

/** The corners of every rectangle of path data made of `M x y h w v h h -w z`. */
const boxesIn = (d: string) =>
  [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)h(-?[\d.]+)v(-?[\d.]+)h/g)].map(([, x, y, width, height]) => {
    const [left, top] = [Number(x), Number(y)]
    return { left, top, right: left + Number(width), bottom: top + Number(height) }
  })

describe.each(coverShapes)('motifs on a %s', (shape) => {
  const { width, height, spine } = coverSizes[shape]

  it.each(coverMotifs)('%s is a few paths of sound numbers, the same each time', (motif) => {
    for (const place of places) {
      const paths = motifPaths(motif, place, shape)
      expect(paths.length).toBeLessThanOrEqual(4)
      expect(motifPaths(motif, place, shape)).toBe(paths)
      expect(new Set(paths.map(({ d }) => d.slice(0, 24))).size).toBe(paths.length)
      for (const { d } of paths) {
        expect(d).not.toMatch(/NaN|undefined|Infinity/)
        expect(d.length).toBeLessThan(7000)
      }
    }
  })

  it('no line within the lens cuts its top or its bottom flat', () => {
    for (const place of places) {
      const [, lens, lines] = motifPaths('lens', place, shape)
      const widths = boxesIn(lines?.d ?? '').map((line) => line.right - line.left)
      expect(lens?.tone).toBe('second')
      expect(widths.length).toBeGreaterThan(5)
      expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.4)
    }
  })

  it.each(['horizon', 'steps'] as const)('%s keeps to the paper, right of the spine', (motif) => {
    for (const place of places) {
      for (const { d } of motifPaths(motif, place, shape)) {
        for (const area of boxesIn(d)) {
          expect(area.left).toBeGreaterThan(spine)
          expect(area.right).toBeLessThanOrEqual(width + 0.5)
          expect(area.top).toBeGreaterThanOrEqual(0)
          expect(area.bottom).toBeLessThanOrEqual(height + 0.1)
        }
      }
    }
  })

  it('the threads of the weave show no end at an edge: each begins at an edge or beside a thread that covers it', () => {
    for (const place of places) {
      const threads = motifPaths('weave', place, shape).flatMap(({ d }) => boxesIn(d))
      const shortest = Math.min(...threads.map(({ left, top, right, bottom }) => Math.max(right - left, bottom - top)))
      const narrow = Math.min(...threads.map(({ left, top, right, bottom }) => Math.min(right - left, bottom - top)))
      // A stub would be shorter than a thread is wide.
      expect(shortest).toBeGreaterThan(narrow)
      expect(Math.max(...threads.map(({ right }) => right))).toBeCloseTo(width, 0)
      expect(Math.max(...threads.map(({ bottom }) => bottom))).toBeCloseTo(height, 0)
    }
  })
})
