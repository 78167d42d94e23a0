import { describe, expect, it } from 'vitest'
import { papers } from '../../theme/coverPapers.ts'
import { coverShapes, coverSizes, horizonOf, paperOf } from './coverDesign.ts'

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

describe.each(coverShapes)('the horizon on a %s', (shape) => {
  const { width, height, spine } = coverSizes[shape]

  it('keeps sun and lines on the paper, right of the spine', () => {
    for (const id of ['', 'a', 'b', 'course-17', 'Ladungssicherung']) {
      const { sunX, sunRadius, y, lines } = horizonOf(id, shape)
      expect(sunX - sunRadius).toBeGreaterThan(spine)
      expect(sunX + sunRadius).toBeLessThan(width)
      expect(y - sunRadius).toBeGreaterThan(0)
      expect(lines.length).toBeGreaterThanOrEqual(4)
      for (const line of lines) expect(line.y + line.thickness).toBeLessThanOrEqual(height)
    }
  })

  it('stands in the middle without an id', () => {
    expect(horizonOf('', shape).sunX).toBe(spine + (width - spine) / 2)
  })
})
