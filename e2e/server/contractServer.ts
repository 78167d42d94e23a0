import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { buildSchema, execute, parse, validate } from 'graphql'

/** A foreign API that offers only the operations of section 7 of the specification. */
export interface ContractServer {
  /** Its endpoint; the path ends in /graphql. */
  readonly url: string
  /** Answered calls in order: operation name, and whether the API knew all fields. */
  readonly answered: readonly { readonly operation: string; readonly isKnown: boolean }[]
  close(): Promise<void>
}

const types = `
  type Mutation { user: User! }
  type User { updateCountUserLogin: Count! }
  type Count { loginCount: Int!, counted: Boolean!, newBadges: [Badge!]! }
  type Badge { uuid: ID!, name: String! }
  type Units { defaultUnit: Unit }
  type Unit {
    name: String, isActive: Boolean, uuid: ID, id: Int, key: String, logoUrl: String, color: String, displayedId: String, isGeneral: Boolean
  }
  type Preferences { modulePreferences(moduleName: String!): [Preference!]! }
  type Preference { key: String!, value: String! }
`
const offers = {
  units: 'units: Units!',
  modulePreferences: 'modulePreferences: Preferences!',
  version: 'version: String!',
}

/** Its answers, with values that occur nowhere else. */
export const contract = { unit: 'Shule ya Mkataba', color: '#0f7b3f', version: '9.8.7-contract' }

const rootValue = {
  version: contract.version,
  units: {
    defaultUnit: {
      name: contract.unit,
      isActive: true,
      uuid: 'u',
      id: 1,
      key: 'k',
      logoUrl: null,
      color: contract.color,
      displayedId: null,
      isGeneral: true,
    },
  },
  modulePreferences: { modulePreferences: [] },
  user: { updateCountUserLogin: { loginCount: 1, counted: true, newBadges: [] } },
}

/**
 * Starts it.
 * @param lacking a query that it does not know either; null: it knows all
 */
export async function startContractServer(lacking: keyof typeof offers | null = null): Promise<ContractServer> {
  const queries = Object.entries(offers).flatMap(([name, field]) => (name === lacking ? [] : [field]))
  const schema = buildSchema(`type Query { ${queries.join(' ')} } ${types}`)
  const answered: { operation: string; isKnown: boolean }[] = []
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const send = (status: number, answer: unknown) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
      if (request.method !== 'POST' || !isCall(request.headers))
        return send(400, { errors: [{ message: 'Not a call of the specification.' }] })
      const { query, operationName, variables } = JSON.parse(body) as {
        query: string
        operationName: string
        variables: Record<string, unknown>
      }
      const document = parse(query)
      const errors = validate(schema, document)
      answered.push({ operation: operationName, isKnown: errors.length === 0 })
      // Unknown fields are refused with 400 and this code, as common servers do.
      if (errors.length > 0) {
        return send(400, {
          errors: errors.map(({ message }) => ({ message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } })),
        })
      }
      return send(200, await execute({ schema, document, rootValue, operationName, variableValues: variables }))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}/graphql`, answered, close }
}

/** Specification, section 7: a bearer access token, a preflight header, JSON. */
const isCall = ({ authorization, accept, ...headers }: IncomingHttpHeaders): boolean =>
  /^Bearer \S+$/.test(authorization ?? '') &&
  headers['apollo-require-preflight'] !== undefined &&
  accept === 'application/json'
