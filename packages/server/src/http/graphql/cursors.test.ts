import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findGuardedTypes, leadsToNamespace } from '../../access/allowDirective.ts'
import { writeCursor } from '../../modules/paging.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { readSchemaText } from './graphqlSchema.ts'

const schema = buildSchema(readSchemaText())
const caller = { subject: 'root', roles: ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER'] } as const
const nobody = '0193a000-0000-7000-8000-000000000009'

let server: TestServer
/** Objects that lists are asked of, by the name of the argument. */
const owners: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestServer()
  const { pool } = server.database
  await server.call('{ version { number } }', {}, caller)
  const { rows } = await pool.query<Record<string, string>>(
    `with news as (insert into news (uuid, main_locale) values (gen_random_uuid(), 'en') returning uuid),
       message as (insert into message (uuid, sender, subject, body)
         select gen_random_uuid(), uuid, 'Hello', 'Hello' from person where subject = 'root' returning uuid),
       made as (insert into import_job (uuid, owner, is_everywhere, kind, file_name, file, file_hash, file_bytes)
       select gen_random_uuid(), uuid, true, 'USERS', 'x.csv', 'x', '', 0 from person where subject = 'root' returning uuid)
     select (select uuid from unit where is_general) as unit, (select uuid from person where subject = 'root') as user, (select uuid from made) as import,
       (select uuid from news) as news, (select uuid from message) as message`,
  )
  Object.assign(owners, rows[0])
})
afterAll(() => server.close())

/** How a query opens the fields of a type: `{ users {`, and how it closes them. */
const namespaces = new Map(
  Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(leadsToNamespace)
    .map((field) => [getNamedType(field.type).name, field.name] as const),
)

const isPaged = (field: Pick<GraphQLField<unknown, unknown>, 'args'>): boolean =>
  field.args.some(({ name, type }) => {
    const named = getNamedType(type)
    return name === 'after' || (isInputObjectType(named) && 'after' in named.getFields())
  })

const lists = findGuardedTypes(schema).flatMap((type) =>
  Object.values(type.getFields())
    .filter(isPaged)
    .map((field) => ({ coordinate: `${type.name}.${field.name}`, namespace: namespaces.get(type.name) ?? '', field })),
)

interface Order {
  readonly field: string
  readonly direction: 'ASCENDING' | 'DESCENDING'
}

const bothWays = (fields: readonly string[]): Order[] =>
  fields.flatMap((field) => [{ field, direction: 'ASCENDING' } as const, { field, direction: 'DESCENDING' } as const])

/** The orders a list can be turned to; null where it has but one, which the schema does not name. */
function ordersOf(field: Pick<GraphQLField<unknown, unknown>, 'args'>): readonly Order[] | null {
  const sort = getNamedType(field.args.find(({ name }) => name === 'sort')?.type)
  const by = isInputObjectType(sort) ? getNamedType(sort.getFields()['field']?.type) : null
  return isEnumType(by) ? bothWays(by.getValues().map(({ name }) => name)) : null
}

/** What lists that cannot be turned are sorted by. */
const fixedOrders = bothWays([
  'NAME',
  'NUMBER',
  'CREATED',
  'AT',
  'ASKED',
  'FROM',
  'COMPLETED',
  'RATED',
  'AWARDED',
  'ISSUED',
  'SUBMITTED',
  'DUE',
  'HANDED_IN',
  'SENT',
])
const goodValues = ['2026-01-01T00:00:00Z', '2026-01-01', '1']
const badValues = ['no date', '2027-13-45T00:00:00Z', '\0', '9'.repeat(400)]

/** The one order of a list that cannot be turned: the one whose cursor it takes. */
async function findOrder(list: List): Promise<Order> {
  for (const order of fixedOrders) {
    for (const value of goodValues)
      if ((await ask(list, writeCursor(order, { value, uuid: nobody }), null)).length === 0) return order
  }
  throw new Error(`${list.coordinate} is sorted by something that this test does not know: add it to fixedOrders.`)
}

type List = (typeof lists)[number]

async function ask({ namespace, field }: List, after: string, order: Order | null): Promise<readonly unknown[]> {
  // Variables, so that the server compiles one query for each list.
  const declared = ['$after: String!']
  const given = field.args.flatMap(({ name, type }) => {
    if (name === 'page') return ['page: { first: 5, after: $after }']
    if (name === 'sort' && order !== null) {
      declared.push(`$sort: ${String(type)}`)
      return ['sort: $sort']
    }
    return isNonNullType(type) ? [`${name}: "${owners[name] ?? 'an owner is missing in this test'}"`] : []
  })
  const { errors = [] } = await server.call(
    `query(${declared.join(', ')}) { ${namespace} { ${field.name}(${given.join(', ')}) { __typename } } }`,
    { after, sort: order },
    caller,
  )
  return errors.map(({ extensions }) => extensions.code)
}

describe('S10: a cursor somebody made up', () => {
  it('is tried in every list of the schema: each type with pageInfo comes from one of them', () => {
    const pages = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && 'pageInfo' in type.getFields() ? [type.name] : [],
    )
    expect(new Set(lists.map(({ field }) => getNamedType(field.type).name))).toEqual(new Set(pages))
    expect(lists.length).toBeGreaterThan(15)
  })

  it.each(lists)('$coordinate takes its own alone', async (list) => {
    expect(await ask(list, '', null)).toEqual(['BAD_INPUT'])
    for (const broken of ['x', 'bnVsbA', '%00', Buffer.from('["NAME"]').toString('base64url')])
      expect(await ask(list, broken, null)).toEqual(['BAD_INPUT'])
    const foreign = writeCursor({ field: 'NO_SUCH_ORDER', direction: 'ASCENDING' }, { value: 'a', uuid: nobody })
    expect(await ask(list, foreign, null)).toEqual(['BAD_INPUT'])
  })

  it.each(lists)(
    '$coordinate answers a value that is none of its order with BAD_INPUT, or as a text like any other',
    async (list) => {
      const turned = ordersOf(list.field)
      for (const order of turned ?? [await findOrder(list)]) {
        for (const value of badValues) {
          const codes = await ask(list, writeCursor(order, { value, uuid: nobody }), turned === null ? null : order)
          expect([[], ['BAD_INPUT']], `${order.field} ${value.slice(0, 30)}`).toContainEqual(codes)
        }
      }
    },
  )
})
