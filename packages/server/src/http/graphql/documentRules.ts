import {
  GraphQLError,
  Kind,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import { isNamespace } from '../../access/allowDirective.ts'

const mostLists = 10

/**
 * Refuses a document with more than one mutation: inside a namespace GraphQL does not run them one after the other,
 * so two of them would race. What directives would leave out counts too.
 */
export const oneMutationRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const root = context.getSchema().getMutationType()
    if (operation.operation !== 'mutation' || !root) return
    const acts = (field: Field, parent: string): boolean =>
      (parent === root.name || isNamespace(parent)) && !isNamespace(getNamedType(field.type).name)
    if (countFields(context, acts)(operation.selectionSet, root) < 2) return
    context.reportError(new GraphQLError('A document may hold one mutation only.', { nodes: operation }))
  },
})

/**
 * Refuses a document with more than ten lists that are asked for by the page. The limit of cost multiplies by an
 * argument `first` of its own only, so a hundred rows look like one to it.
 */
export const fewListsRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const root = context.getSchema().getRootType(operation.operation)
    if (!root) return
    const isPaged = (field: Field): boolean => field.args.some((arg) => getNamedType(arg.type).name === 'PageInput')
    if (countFields(context, isPaged)(operation.selectionSet, root) <= mostLists) return
    context.reportError(new GraphQLError(`A document may ask for ${mostLists} lists.`, { nodes: operation }))
  },
})

type Field = GraphQLField<unknown, unknown>

/**
 * Counts the fields of a selection that a test says yes to, through fragments, each as often as it is asked for.
 * A fragment is counted once and remembered: fragments that spread one another twice double at every step.
 */
function countFields(context: ValidationContext, isCounted: (field: Field, parent: string) => boolean) {
  const known = new Map<string, number>()
  const count = (selectionSet: SelectionSetNode, type: GraphQLNamedType | null | undefined): number => {
    let sum = 0
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) sum += countFragment(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value
        sum += count(selection.selectionSet, condition === undefined ? type : context.getSchema().getType(condition))
      } else {
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined
        if (!field || !type) continue
        const next = getNamedType(field.type)
        if (isCounted(field, type.name)) sum += 1
        if (selection.selectionSet && isCompositeType(next)) sum += count(selection.selectionSet, next)
      }
    }
    return sum
  }
  const countFragment = (name: string): number => {
    const fragment = context.getFragment(name)
    const sum = known.get(name)
    if (sum !== undefined || !fragment) return sum ?? 0
    // A fragment that leads back to itself is refused by another rule; here it must only come to an end.
    known.set(name, 0)
    const found = count(fragment.selectionSet, context.getSchema().getType(fragment.typeCondition.name.value))
    known.set(name, found)
    return found
  }
  return count
}
