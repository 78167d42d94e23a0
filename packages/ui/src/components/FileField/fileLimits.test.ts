import { expect, test } from 'vitest'
import { isAccepted, takeFiles } from './fileLimits.ts'

const fileOf = (name: string, type = '', size = 10): File => new File([new Uint8Array(size)], name, { type })

test.each([
  ['a.pdf', '', ['.pdf'], true],
  ['A.PDF', '', ['.pdf'], true],
  ['a.pdf.exe', '', ['.pdf'], false],
  ['a.png', 'image/png', ['image/*'], true],
  ['a.png', 'image/png', ['image/png'], true],
  ['a.svg', 'image/svg+xml', ['image/png', '.jpg'], false],
  ['imagefile', 'imagefile/x', ['image/*'], false],
  ['anything', '', [], true],
])('%s of type "%s" against %j is taken: %s', (name, type, accept, isTaken) => {
  expect(isAccepted(fileOf(name, type), accept)).toBe(isTaken)
})

test('one wrong file loses none of the others', () => {
  const files = [
    fileOf('a.pdf'),
    fileOf('b.mp4'),
    fileOf('c.pdf', '', 99),
    fileOf('d.pdf', '', 0),
    fileOf('e.pdf'),
    fileOf('f.pdf'),
  ]
  const { taken, refused } = takeFiles(files, { accept: ['.pdf'], maxSize: 50, maxFiles: 3 }, 1)
  expect(taken.map(({ name }) => name)).toEqual(['a.pdf', 'e.pdf'])
  expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
    ['b.mp4', 'kind'],
    ['c.pdf', 'size'],
    ['d.pdf', 'empty'],
    ['f.pdf', 'count'],
  ])
})

test('what is called in a way that deceives is taken, and told of, as it is', () => {
  const { taken, refused } = takeFiles([fileOf('people\u202etxt.csv', 'text/csv'), fileOf('people\u202evsc.exe')], {
    accept: ['.csv'],
  })
  expect(taken.map(({ name, type, size }) => [name, type, size])).toEqual([['peopletxt.csv', 'text/csv', 10]])
  expect(refused.map(({ name }) => name)).toEqual(['peoplevsc.exe'])
})

test('what is exactly as large as possible is taken', () => {
  expect(takeFiles([fileOf('a', '', 50)], { maxSize: 50 }).taken).toHaveLength(1)
})
