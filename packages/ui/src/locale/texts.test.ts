import { describe, expect, it } from 'vitest'
import { uiLocales, uiTexts } from './texts.ts'

describe.each(uiLocales)('the texts of ui in %s', (locale) => {
  it('have the same keys as English and none is empty', () => {
    expect(Object.keys(uiTexts[locale]).sort()).toEqual(Object.keys(uiTexts.en).sort())
    for (const text of Object.values(uiTexts[locale])) expect(text.trim()).not.toBe('')
  })

  it('are translated where English is a sentence', () => {
    if (locale === 'en') return
    const same = Object.entries(uiTexts[locale]).filter(([key, text]) =>
      Object.entries(uiTexts.en).some(([name, english]) => name === key && english === text),
    )
    expect(same).toEqual([])
  })
})
