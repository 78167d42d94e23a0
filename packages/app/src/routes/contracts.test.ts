import { readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildASTSchema, getNullableType, isObjectType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { ConstDirectiveNode, DocumentNode, GraphQLField } from 'graphql'
import type { Role } from '@somo/graphql/schema'
import { expect, test } from 'vitest'
import { menuGroups } from '../domain/menu/menuGroups.ts'
import { routeTable } from './routeTable.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const textsIn = (folder: string, ending: string) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => [basename(name), readFileSync(`${folder}/${name}`, 'utf8')]),
  )

const graphql = here('../../../graphql')
const schema = buildASTSchema(parse([...textsIn(`${graphql}/schema`, '.graphql').values()].join('\n')))
const operations = textsIn(`${graphql}/operations`, '.graphql')

/** Roles that `@allow` names on a field; 'anybody' where any signed-in caller will do; null where the field has none. */
function allowed(field: GraphQLField<unknown, unknown>): readonly string[] | 'anybody' | null {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'allow')
  if (directive === undefined) return null
  const roles = argument(directive, 'roles')
  return roles?.kind === Kind.LIST
    ? roles.values.map((value) => (value.kind === Kind.ENUM ? value.value : ''))
    : 'anybody'
}

const argument = (directive: ConstDirectiveNode, name: string) =>
  directive.arguments?.find((each) => each.name.value === name)?.value

/** All fields of a document that carry `@allow`, as `Type.field` with what they allow. */
function guardedFields(document: DocumentNode): Map<string, readonly string[] | 'anybody'> {
  const found = new Map<string, readonly string[] | 'anybody'>()
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        const field = types.getFieldDef()
        const allows = field && allowed(field)
        if (field && allows) found.set(`${types.getParentType()?.name}.${field.name}`, allows)
      },
    }),
  )
  return found
}

test('the roles of a route are allowed on every query of its feature’s operations', () => {
  for (const [name, text] of operations) {
    const row = routeTable.find(({ path }) => path === `/${name.replace('.graphql', '')}`)
    if (row === undefined) continue
    const needed: readonly Role[] = row.roles.length > 0 ? row.roles : ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN']
    for (const [field, allows] of guardedFields(parse(text))) {
      if (allows !== 'anybody')
        expect(allows, `${row.path} asks for ${field}`).toEqual(expect.arrayContaining([...needed]))
    }
  }
})

test('the check above can fail: a manager’s field under a route for everybody is found', () => {
  const fields = guardedFields(parse('query UnitCount { units { count } }'))
  expect(fields.get('UnitQueries.count')).toEqual(['ADMIN', 'EDUCATION_MANAGER'])
})

test('what the frame asks for is open to whoever is signed in', () => {
  for (const name of ['appearance', 'session', 'version']) {
    const fields = guardedFields(parse(operations.get(`${name}.graphql`) ?? ''))
    expect(fields.size).toBeGreaterThan(0)
    expect([...fields.values()].every((allows) => allows === 'anybody')).toBe(true)
  }
})

test('each field of Query and Mutation, and of the types right below them, says who may ask', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => (type ? [type] : []))
  const namespaces = roots.flatMap((type) =>
    Object.values(type.getFields()).map(({ type: result }) => getNullableType(result)),
  )
  const objects = [...roots, ...namespaces.filter(isObjectType)]
  for (const type of objects)
    for (const field of Object.values(type.getFields()))
      expect(allowed(field), `${type.name}.${field.name}`).not.toBeNull()
})

test('each folder below features belongs to a row', () => {
  const paths = new Set<string>(routeTable.map(({ path }) => path))
  for (const folder of readdirSync(here('../features'))) expect(paths).toContain(`/${folder}`)
})

test('each folder below features is loaded, and each screen of screens.ts by a row', () => {
  const table = readFileSync(here('./routeTable.ts'), 'utf8')
  const screens = ['./screens.ts', './plainScreens.ts'].map((file) => readFileSync(here(file), 'utf8')).join('\n')
  const loaded = [...`${table}${screens}`.matchAll(/import\('\.\.\/features\/([^/]+)\//g)].map(([, folder]) => folder)
  expect(loaded.toSorted()).toEqual(readdirSync(here('../features')).toSorted())
  for (const [, name] of screens.matchAll(/^export const (\w+)/gm))
    expect(table, `no row loads ${name}`).toContain(`screen('${name}')`)
})

test.each(['de', 'sw'])('each title and caption has a text in %s', (locale) => {
  const texts: unknown = JSON.parse(readFileSync(here(`../../messages/${locale}.json`), 'utf8'))
  const ids = [
    ...routeTable.map(({ title }) => title.id),
    ...menuGroups.flatMap(({ caption }) => (caption ? [caption.id] : [])),
  ]
  for (const id of ids) expect(texts).toHaveProperty([id], expect.stringMatching(/\S/))
})
