import {
  defaultFieldResolver,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import type { Role } from '@somo/graphql/schema'
import { StartError } from '../config/startError.ts'
import type { Caller } from './caller.ts'
import type { ConsentGate } from './consentGate.ts'
import type { RequestContext } from './requestContext.ts'
import { SomoError } from './somoError.ts'

/** Who may ask for a field: any signed-in caller, or one with any of the roles. */
export type AllowRule = { readonly signedIn: true } | { readonly roles: readonly Role[] }

type GuardedType = GraphQLObjectType<unknown, RequestContext>
type GuardedField = GraphQLField<unknown, RequestContext>

/**
 * Puts the check of `@allow` before the resolver of every guarded field: of Query, of Mutation and of the namespace
 * types below them (names ending in Queries or Mutations), and behind it the one of agreement to the texts in force,
 * unless the field bears `@beforeConsent` or only leads on. While an administrator looks at the pages as the caller, only
 * fields that bear `@whileViewing` are answered, and none of a mutation. Nothing is read before all have passed.
 * @throws StartError naming every guarded field that has no rule or a senseless one: deny is the default.
 */
export function enforceAllow(schema: GraphQLSchema, gate: ConsentGate): void {
  const rules = readAllowRules(schema)
  for (const [coordinate, { field, rule }] of rules) {
    const resolve = field.resolve ?? defaultFieldResolver
    const needsConsent = !leadsToNamespace(field) && !isBeforeConsent(field)
    const isMutation = /^Mutation\.|Mutations\./.test(coordinate)
    const isOpenToViewers = !isMutation && (leadsToNamespace(field) || isWhileViewing(field))
    field.resolve = (source, args, context, info) => {
      const isViewing = (context.viewer ?? null) !== null
      if (isViewing && isMutation) throw new SomoError('NOT_WHILE_VIEWING')
      const caller = findAllowed(rule, context.caller, coordinate)
      if (isViewing && !isOpenToViewers) throw new SomoError('NOT_WHILE_VIEWING')
      // The administrator has agreed themselves before they began; nobody agrees in another's place.
      const isOpen = needsConsent && !isViewing ? gate.isOpen(caller) : true
      if (isOpen === true) return resolve(source, args, context, info)
      return isOpen.then((hasAgreed) => {
        if (!hasAgreed) throw new SomoError('CONSENT_REQUIRED')
        return resolve(source, args, context, info)
      })
    }
  }
}

/** True for the fields that may be asked before the caller has agreed to the texts in force. */
export function isBeforeConsent(field: GraphQLField<unknown, never>): boolean {
  return hasDirective(field, 'beforeConsent')
}

/** True for the fields that are answered to an administrator who looks at the pages as somebody else. */
export function isWhileViewing(field: GraphQLField<unknown, never>): boolean {
  return hasDirective(field, 'whileViewing')
}

function hasDirective(field: GraphQLField<unknown, never>, name: string): boolean {
  return field.astNode?.directives?.some((use) => use.name.value === name) ?? false
}

/**
 * The rule of every guarded field, by its coordinate such as `UnitQueries.units`.
 * @throws StartError as `enforceAllow` does.
 */
export function readAllowRules(schema: GraphQLSchema): Map<string, { field: GuardedField; rule: AllowRule }> {
  const rules = new Map<string, { field: GuardedField; rule: AllowRule }>()
  const problems: string[] = []
  for (const type of findGuardedTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`
      const rule = readRule(schema, field)
      if (typeof rule === 'string') problems.push(`${coordinate} ${rule}`)
      else rules.set(coordinate, { field, rule })
    }
  }
  if (problems.length > 0) throw new StartError(`The schema leaves access open: ${problems.join('; ')}.`)
  return rules
}

/** Query, Mutation, Subscription, and every namespace type, also one that nothing leads to yet. */
export function findGuardedTypes(schema: GraphQLSchema): GuardedType[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const isGuarded = (type: GraphQLNamedType): type is GuardedType =>
    isObjectType(type) && (roots.includes(type) || isNamespace(type.name))
  return Object.values(schema.getTypeMap()).filter(isGuarded)
}

/** True for the types that only group fields of one entity: `units { … }`, `user { … }`. */
export function isNamespace(typeName: string): boolean {
  return /(Queries|Mutations)$/.test(typeName) && !typeName.startsWith('__')
}

/** True where a field leads on to a namespace type and so reads nothing itself. */
export function leadsToNamespace(field: GuardedField): boolean {
  return isNamespace(getNamedType(field.type).name)
}

function readRule(schema: GraphQLSchema, field: GuardedField): AllowRule | string {
  const directive = schema.getDirective('allow')
  const uses = field.astNode?.directives?.filter((use) => use.name.value === 'allow') ?? []
  if (!directive || !field.astNode || uses.length === 0) return 'lacks @allow'
  if (uses.length > 1) return 'has more than one @allow'
  if (uses[0]?.arguments?.length !== 1) return 'needs exactly one argument of @allow'
  const values = getDirectiveValues(directive, field.astNode)
  if (values?.['signedIn'] === true) return { signedIn: true }
  const roles: unknown = values?.['roles']
  // getDirectiveValues has checked the values against the schema's enum Role.
  if (Array.isArray(roles) && roles.length > 0) return { roles: roles as Role[] }
  return 'has an @allow that allows nobody'
}

function findAllowed(rule: AllowRule, caller: Caller | null, coordinate: string): Caller {
  if (caller === null) throw new SomoError('UNAUTHENTICATED')
  if ('signedIn' in rule || rule.roles.some((role) => caller.roles.includes(role))) return caller
  throw new SomoError('FORBIDDEN', { cause: coordinate })
}
