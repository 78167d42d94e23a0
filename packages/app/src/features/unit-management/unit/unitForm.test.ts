import { describe, expect, it } from 'vitest'
import { freeKey, newUnitSchema, suggestKey, unitSchema } from './unitForm.ts'

const unit = {
  name: 'Lager Nord',
  key: 'lager-nord',
  displayedId: '',
  color: '',
  timeZone: '',
  description: '',
  joinMode: 'NONE',
}

describe('the form of a unit', () => {
  it.each([
    ['name', '', false],
    ['name', 'a\nb', false],
    ['name', 'Ä'.repeat(160), true],
    ['name', 'Ä'.repeat(161), false],
    ['key', 'Lager', false],
    ['key', 'a', false],
    ['key', '7b', true],
    ['key', 'lager nord', false],
    ['color', '#0F7', true],
    ['color', 'green', false],
    ['displayedId', '4'.repeat(41), false],
  ])('takes %s "%s": %s', (field, value, isTaken) => {
    expect(unitSchema.safeParse({ ...unit, [field]: value }).success).toBe(isTaken)
  })

  it.each([
    ['Lager Süd', 'lager-sud'],
    ['  Straße & Schiene  ', 'strasse-schiene'],
    ['10a', '10a'],
    ['日本', ''],
  ])('suggests for "%s" the key "%s"', (name, key) => {
    expect(suggestKey(name)).toBe(key)
  })

  it('W4 a new unit without anything lacks its parent, its name and its key', () => {
    const issues = newUnitSchema.safeParse({ ...unit, parent: '', name: '', key: '' }).error?.issues ?? []
    expect([...new Set(issues.map(({ path }) => path.join('.')))]).toEqual(['parent', 'name', 'key'])
  })

  it.each([
    ['lager', ['lager', 'lager-2'], 'lager-3'],
    ['lager', ['lager-nord'], 'lager'],
    ['a'.repeat(64), ['a'.repeat(64)], `${'a'.repeat(62)}-2`],
  ])('W4 suggests a free key: "%s" beside %j is "%s"', (wished, used, free) => {
    expect(freeKey(wished, new Set(used))).toBe(free)
  })
})
