import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { browserPolicyMaker, installPolicy, pageRules } from './trustedTypes.ts'

const { createHTML, createScriptURL } = pageRules('https://somo.example/media?x=1')

describe('the rules of the page', () => {
  test('only the empty text becomes HTML', () => {
    expect(createHTML('')).toBe('')
    fc.assert(fc.property(fc.string({ minLength: 1 }), (text) => createHTML(text) === null))
    for (const text of [' ', '<p>', '<img src=x onerror=alert(1)>']) expect(createHTML(text)).toBeNull()
  })

  test.each([['/assets/worker.js'], ['worker.js'], ['https://somo.example/assets/worker.js']])(
    '%s is code of ours',
    (address) => expect(createScriptURL(address)).toBe(address),
  )

  test.each([
    ['https://evil.example/worker.js'],
    ['//evil.example/worker.js'],
    ['/\\evil.example/worker.js'],
    ['http://somo.example/worker.js'],
    ['data:text/javascript,1'],
    ['javascript:1'],
    ['https://'],
  ])('%s is not', (address) => expect(createScriptURL(address)).toBeNull())

  test('no text becomes a script', () => expect(pageRules('https://somo.example/')).not.toHaveProperty('createScript'))
})

describe('the policy', () => {
  test('is the default one, so that the browser asks it for every text', () => {
    const createPolicy = vi.fn<(name: string, rules: object) => void>()
    installPolicy(browserPolicyMaker({ trustedTypes: { createPolicy } }), 'https://somo.example/')
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['default'])
  })

  test('is not missed where the browser knows none', () => {
    expect(browserPolicyMaker({})).toBeUndefined()
    expect(() => installPolicy(undefined, 'https://somo.example/')).not.toThrow()
  })
})
