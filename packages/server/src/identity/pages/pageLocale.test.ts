import { describe, expect, it } from 'vitest'
import { choosePageLocale } from './pageLocale.ts'

describe('the language of a page', () => {
  it('follows the link on the page, then ui_locales, then the cookie, then the browser, then English', () => {
    const all = { chosen: 'sw', uiLocales: 'de en', cookie: 'en', acceptLanguage: 'en' }
    expect(choosePageLocale(all)).toBe('sw')
    expect(choosePageLocale({ ...all, chosen: null })).toBe('de')
    expect(choosePageLocale({ ...all, chosen: null, uiLocales: undefined, acceptLanguage: 'de' })).toBe('en')
    expect(choosePageLocale({ acceptLanguage: 'fr-CH, fr;q=0.9, sw;q=0.3, de;q=0.8' })).toBe('de')
    expect(choosePageLocale({})).toBe('en')
  })

  it('takes the primary language of a tag and passes over what we do not speak', () => {
    expect(choosePageLocale({ uiLocales: 'fr de-AT' })).toBe('de')
    expect(choosePageLocale({ cookie: 'sw_KE' })).toBe('sw')
    expect(choosePageLocale({ chosen: 'fr', acceptLanguage: 'sw-TZ' })).toBe('sw')
    expect(choosePageLocale({ acceptLanguage: 'de;q=0, sw;q=0.1' })).toBe('sw')
  })

  it('survives hostile input', () => {
    expect(choosePageLocale({ uiLocales: '"><script>', cookie: '__proto__', acceptLanguage: ';;;q=x,,' })).toBe('en')
    expect(choosePageLocale({ uiLocales: ['de'] })).toBe('en')
  })
})
