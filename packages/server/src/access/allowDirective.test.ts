import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createGuardedSchema, readSchemaText } from '../http/graphql/graphqlSchema.ts'
import { findGuardedTypes, readAllowRules } from './allowDirective.ts'

const base = `
  directive @allow(roles: [Role!], signedIn: Boolean) on FIELD_DEFINITION
  enum Role { LEARNER EDUCATION_MANAGER ADMIN }
  type Thing { name: String }
`

function readRules(text: string): string[] {
  return [...readAllowRules(buildSchema(base + text)).keys()]
}

describe('readAllowRules', () => {
  it('finds the rule of every guarded field and asks none of plain types', () => {
    const text = `
      type Query { version: String @allow(signedIn: true) things: ThingQueries @allow(signedIn: true) }
      type ThingQueries { thing: Thing @allow(roles: [ADMIN, LEARNER]) }`
    expect(readRules(text)).toEqual(['Query.version', 'Query.things', 'ThingQueries.thing'])
  })

  it.each([
    ['a query', 'type Query { version: String }', /Query\.version lacks @allow/],
    ['a mutation', 'type Query { a: Int @allow(signedIn: true) } type Mutation { b: Int }', /Mutation\.b lacks @allow/],
    [
      'a namespace',
      'type Query { t: TQueries @allow(signedIn: true) } type TQueries { x: Int }',
      /TQueries\.x lacks @allow/,
    ],
    [
      'a namespace nothing leads to',
      'type Query { a: Int @allow(signedIn: true) } type XMutations { x: Int }',
      /XMutations\.x lacks/,
    ],
    ['a rule without argument', 'type Query { a: Int @allow }', /Query\.a needs exactly one argument/],
    [
      'a rule with both arguments',
      'type Query { a: Int @allow(signedIn: true, roles: [ADMIN]) }',
      /exactly one argument/,
    ],
    ['a rule for no role', 'type Query { a: Int @allow(roles: []) }', /Query\.a has an @allow that allows nobody/],
    ['a rule for nobody', 'type Query { a: Int @allow(signedIn: false) }', /allows nobody/],
    ['a rule of null', 'type Query { a: Int @allow(roles: null) }', /allows nobody/],
  ])('refuses %s', (_, text, sentence) => {
    expect(() => readRules(text)).toThrow(sentence)
  })

  it('refuses two rules on one field', () => {
    const text = base.replace('on FIELD', 'repeatable on FIELD')
    const twice = buildSchema(`${text} type Query { a: Int @allow(signedIn: true) @allow(roles: [ADMIN]) }`)
    expect(() => readAllowRules(twice)).toThrow(/Query\.a has more than one @allow/)
  })

  it('names every open field at once', () => {
    expect(() => readRules('type Query { a: Int b: Int }')).toThrow(/Query\.a lacks @allow; Query\.b lacks @allow/)
  })
})

describe('the schema of the product', () => {
  it('is refused when one field loses its rule', () => {
    const text = readSchemaText()
    const opened = text.replace(
      /(units\(\s*page[^)]*\): UnitPage!)\s+@allow\(roles: \[ADMIN, EDUCATION_MANAGER\]\)/,
      '$1',
    )
    expect(opened).not.toBe(text)
    const answers = findGuardedTypes(buildSchema(text)).map((type) => {
      const fields = Object.keys(type.getFields()).map((name) => [name, () => null] as const)
      return [type.name, Object.fromEntries(fields)] as const
    })
    const resolvers = Object.fromEntries(answers)
    // The resolvers answer nothing of use; what is looked at is the refusal.
    expect(() => createGuardedSchema([resolvers as never], { isOpen: () => true }, opened)).toThrow(
      /UnitQueries\.units lacks @allow/,
    )
  })

  it('is refused where nothing answers a field', () => {
    expect(() => createGuardedSchema([], { isOpen: () => true })).toThrow(
      /promises what nothing answers: .*\bQuery\.version/,
    )
  })
})
