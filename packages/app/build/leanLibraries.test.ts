import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { emptied } from './leanLibraries.ts'

const empty = (code: string, names: Parameters<typeof emptied>[2]): string =>
  emptied(code, parseAst(code), names, 'library.js')

describe('what is left out of a library', () => {
  it('are the bodies of functions, methods and functions in variables, wherever they stand', () => {
    const code =
      'function make() { function far() { return 1 } }\nclass Kept { near(a) { return a } }\nvar held = ({ a }) => { return a }'
    expect(empty(code, { nothing: ['far', 'near', 'held'] })).toBe(
      'function make() { function far() {} }\nclass Kept { near(a) {} }\nvar held = ({ a }) => {}',
    )
  })

  it('says so to who calls it all the same', () => {
    expect(empty('function gone() { return 1 }', { refuses: ['gone'] })).toBe(
      "function gone() { throw Error('left out of the build') }",
    )
  })

  it('leaves an answer where one is looked at', () => {
    const stands = { 'its first argument': ['a'], 'an empty object': ['b'], 'its second argument': ['c'] }
    expect(
      empty('function a(x) { return f(x) }\nfunction b() { return 2 }\nfunction c(x, y) { return x(y) }', stands),
    ).toBe(
      'function a(x) { return arguments[0] }\nfunction b() { return {} }\nfunction c(x, y) { return arguments[1] }',
    )
  })

  it('stops the build where the library has no such function any more', () => {
    expect(() => empty('function other() {}', { refuses: ['gone'] })).toThrow('library.js has no gone any more')
  })
})
