import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNames } from './leanStyles.ts'

/** Names for so many things in each of so many files, with the hashes vanilla-extract would give them. */
const namesOf = (files: readonly string[], perFile: number): readonly string[] => {
  const nameOf = createNames(files)
  return files.flatMap((file) => Array.from({ length: perFile }, (_, count) => nameOf(file, `${file}-${count}`)))
}

const files = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `ui/src/${String(place).padStart(4, '0')}.css.ts`)

describe('names in the style sheets that travel', () => {
  it('are letters for the file and a number for the thing', () => {
    expect(namesOf(['ui/src/b.css.ts', 'ui/src/a.css.ts'], 2)).toEqual(['ab0', 'ab1', 'aa0', 'aa1'])
  })

  it('are never given twice, however many files and things there are', () => {
    const names = namesOf(files(1500), 40)
    expect(new Set(names).size).toBe(names.length)
  })

  it('are what vanilla-extract takes, and no word that can stand in a selector', () => {
    expect(namesOf(files(1500), 12).filter((name) => !/^[a-z]{2,}\d+$/.test(name))).toEqual([])
  })

  it('stay the same for the same thing', () => {
    const nameOf = createNames(['ui/src/a.css.ts'])
    const [first, second] = [nameOf('ui/src/a.css.ts', 'x'), nameOf('ui/src/a.css.ts', 'y')]
    expect([nameOf('ui/src/a.css.ts', 'x'), nameOf('ui/src/a.css.ts', 'y')]).toEqual([first, second])
  })

  it('do not depend on which file is found or read first', () => {
    const all = files(60)
    const expected = createNames(all)
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...all], { minLength: all.length }),
        fc.shuffledSubarray([...all], { minLength: all.length }),
        (found, read) => {
          const nameOf = createNames(found)
          for (const file of read) expect(nameOf(file, `${file}-0`)).toBe(expected(file, `${file}-0`))
        },
      ),
    )
  })

  it('are refused to a file that is not among those of styles', () => {
    expect(() => createNames(files(2))('elsewhere.css.ts', 'x')).toThrow('elsewhere.css.ts')
  })
})
