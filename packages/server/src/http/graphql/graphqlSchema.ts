import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import type { Resolvers } from '@somo/graphql/resolvers'
import { enforceAllow, findGuardedTypes } from '../../access/allowDirective.ts'
import type { ConsentGate } from '../../access/consentGate.ts'
import type { RequestContext } from '../../access/requestContext.ts'
import { StartError } from '../../config/startError.ts'

/** The text of the product's schema, all entities together. */
export function readSchemaText(): string {
  const base = createRequire(import.meta.url).resolve('@somo/graphql/schema/base.graphql')
  const files = readdirSync(dirname(base), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .sort()
  return files.map((name) => readFileSync(join(dirname(base), name), 'utf8')).join('\n')
}

/**
 * The schema with its resolvers, every guarded field behind its `@allow` and behind the texts in force.
 * @throws StartError where a guarded field has no rule or nothing that answers it.
 */
export function createGuardedSchema(
  resolvers: Resolvers<RequestContext>[],
  gate: ConsentGate,
  text = readSchemaText(),
): GraphQLSchema {
  // A schema of its own, so the resolvers need no copy of it.
  const schema = createSchema<RequestContext>({ typeDefs: buildSchema(text), resolvers, updateResolversInPlace: true })
  refuseUnanswered(schema)
  enforceAllow(schema, gate)
  return schema
}

function refuseUnanswered(schema: GraphQLSchema): void {
  const fields = findGuardedTypes(schema).flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ coordinate: `${type.name}.${field.name}`, field })),
  )
  const missing = fields.filter(({ field }) => field.resolve === undefined).map(({ coordinate }) => coordinate)
  if (missing.length > 0) throw new StartError(`The schema promises what nothing answers: ${missing.join(', ')}.`)
}
